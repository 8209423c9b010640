import type { PaymentMethod, PlanDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Loading, Skeleton } from '@rostra/ui';
import { dayTag } from '../../../lib/dates/day-tag.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { PlanPreview } from '../account/billing.ts';
import { cardName } from '../cards/card-name.ts';
import { useInvoiceLineText } from '../invoices/use-invoice-line-text.ts';
import { creditCoverage } from '../plans/credit-coverage.ts';
import { CostLine, CostTotal } from './cost-lines.tsx';

interface ChangeCostsProps {
  preview: PlanPreview;
  plan: PlanDetails;
  /** The card that is charged. */
  card: PaymentMethod | undefined;
}

/** The invoice lines of the change and the amount due now. */
export function ChangeCosts({ preview, plan, card }: ChangeCostsProps) {
  const t = useMessages('billing');
  const format = useFormat();
  const invoiceLineText = useInvoiceLineText();
  const { lines, amountDue, creditUsed, discount, currency } = preview;
  return (
    <>
      <dl className="figures-table text-sm">
        {lines.map((line, index) => (
          <CostLine
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names of their own
            key={index}
            text={invoiceLineText(line)}
            amount={format.money(line.amount, currency)}
          />
        ))}
        {discount > 0 ? (
          <CostLine text={t('total.discount')} amount={format.money(-discount, currency)} />
        ) : null}
        {creditUsed > 0 ? (
          <CostLine text={t('creditApplied')} amount={format.money(-creditUsed, currency)} />
        ) : null}
        <CostTotal text={t('dueNow')} amount={format.money(amountDue, currency)} />
      </dl>
      <p className="text-muted text-sm">
        {amountDue > 0 && card ? `${t('chargedTo', { card: cardName(card, t) })} ` : ''}
        <NextPayments preview={preview} plan={plan} />
      </p>
    </>
  );
}

/** When the next payment is due and what the credit covers. */
function NextPayments({ preview, plan }: Pick<ChangeCostsProps, 'preview' | 'plan'>) {
  const t = useMessages('billing');
  const format = useFormat();
  const { credit, currency, nextPaymentAt, nextPrice } = preview;
  const { interval } = plan;
  const common = {
    date: format.date(nextPaymentAt),
    day: dayTag(nextPaymentAt),
    price: format.money(nextPrice, plan.currency),
  };
  if (credit === 0) return t.rich('nextPayment', { ...common, interval });
  const { payments, nextMinor } = creditCoverage(credit, { priceMinor: nextPrice });
  const covered = { ...common, credit: format.money(credit, currency) };
  if (payments === 0) {
    const next = format.money(nextMinor, currency);
    return t.rich('creditReduces', { ...covered, interval, next });
  }
  return t.rich(interval === 'year' ? 'creditCoversYears' : 'creditCoversMonths', {
    ...covered,
    payments,
  });
}

export function ChangeCostsSkeleton() {
  const t = useMessages('billing');
  return (
    <Loading label={t('calculating')}>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="mt-4 h-5 w-10/12" />
      <Skeleton className="mt-6 h-8 w-full" />
      <Skeleton className="mt-6 h-11 w-40" />
    </Loading>
  );
}
