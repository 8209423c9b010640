import type { CodePreview, PlanInterval } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/format/use-format.ts';

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
        <Line text={t('code.price')} amount={money(price)} />
        <Line text={t('code.discount', { code })} amount={money(-discount)} />
        {creditUsed > 0 ? <Line text={t('creditApplied')} amount={money(-creditUsed)} /> : null}
        <div className="flex items-baseline justify-between gap-6 py-3">
          <dt className="font-semibold text-base">
            {chargedAt ? t('code.dueOn', { date: format.date(chargedAt) }) : t('dueNow')}
          </dt>
          <dd className="font-serif text-2xl">{money(amountDue)}</dd>
        </div>
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

function Line({ text, amount }: { text: string; amount: string }) {
  return (
    <div className="flex justify-between gap-6 border-line border-b py-3 first:pt-0">
      <dt className="text-muted [overflow-wrap:anywhere]">{text}</dt>
      <dd className="shrink-0">{amount}</dd>
    </div>
  );
}
