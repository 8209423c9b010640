import type { GiftPreview } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../../lib/format/use-format.ts';

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
      <Line text={title} amount={money(total)} />
      {creditUsed > 0 ? <Line text={t('credit')} amount={money(-creditUsed)} /> : null}
      {debit > 0 ? <Line text={t('debit')} amount={money(debit)} /> : null}
      <div className="flex items-baseline justify-between gap-6 py-3">
        <dt className="font-semibold text-base">{t('due')}</dt>
        <dd className="font-serif text-2xl">{money(amountDue)}</dd>
      </div>
    </dl>
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
