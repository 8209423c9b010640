import type { GiftPreview } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { CostLine, CostTotal } from '../checkout/cost-lines.tsx';

interface GiftCostsProps {
  preview: GiftPreview;
  title: string;
}

/** What is charged now. */
export function GiftCosts({ preview, title }: GiftCostsProps) {
  const t = useMessages('gifts');
  const format = useFormat();
  const { total, creditUsed, debit, amountDue, currency } = preview;
  const money = (minor: number) => format.money(minor, currency);
  return (
    <dl className="figures-table text-sm">
      <CostLine text={title} amount={money(total)} />
      {creditUsed > 0 ? <CostLine text={t('credit')} amount={money(-creditUsed)} /> : null}
      {debit > 0 ? <CostLine text={t('debit')} amount={money(debit)} /> : null}
      <CostTotal text={t('due')} amount={money(amountDue)} />
    </dl>
  );
}
