import type { CodePreview, PlanInterval } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { CostLine, CostTotal } from '../checkout/cost-lines.tsx';

interface CodeCostsProps {
  preview: CodePreview;
  interval: PlanInterval | null;
}

/** The payment with the code, as Stripe will charge it. */
export function CodeCosts({ preview, interval }: CodeCostsProps) {
  const t = useMessages('billing');
  const format = useFormat();
  const { code, price, discount, creditUsed, amountDue, currency, chargedAt } = preview;
  const { duration, months } = preview;
  const money = (minor: number) => format.money(minor, currency);
  return (
    <div role="status">
      <dl className="figures-table text-sm">
        <CostLine text={t('code.price')} amount={money(price)} />
        <CostLine text={t('code.discount', { code })} amount={money(-discount)} />
        {creditUsed > 0 ? <CostLine text={t('creditApplied')} amount={money(-creditUsed)} /> : null}
        <CostTotal
          text={chargedAt ? t('code.dueOn', { date: format.date(chargedAt) }) : t('dueNow')}
          amount={money(amountDue)}
        />
      </dl>
      <p className="text-muted text-sm">
        {t('code.lasts', {
          duration,
          months: months ?? 0,
          interval: interval ?? 'month',
          price: money(price),
        })}
      </p>
    </div>
  );
}
