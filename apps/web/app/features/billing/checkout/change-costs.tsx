import { formatMoney, type PaymentMethod, type PlanFacts } from '@rostra/contract';
import { Loading, Skeleton } from '@rostra/ui';
import { Day } from '../../../lib/dates/day.tsx';
import type { PlanPreview } from '../account/billing.ts';
import { cardName } from '../cards/card-name.ts';
import { invoiceLineText } from '../invoices/invoice-line-text.ts';
import { creditCover } from '../plans/credit-cover.ts';
import { priceOf } from '../plans/plan-price.tsx';

interface ChangeCostsProps {
  preview: PlanPreview;
  plan: PlanFacts;
  /** The card that is charged. */
  card: PaymentMethod | undefined;
}

/** The invoice lines of the change and the amount due now. */
export function ChangeCosts({ preview, plan, card }: ChangeCostsProps) {
  const { lines, amountDue, creditUsed, currency } = preview;
  return (
    <>
      <dl className="figures-table text-sm">
        {lines.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names of their own
            key={index}
            text={invoiceLineText(line)}
            amount={formatMoney(line.amount, currency)}
          />
        ))}
        {creditUsed > 0 ? (
          <Line text="Credit applied" amount={formatMoney(-creditUsed, currency)} />
        ) : null}
        <div className="flex items-baseline justify-between gap-6 py-4">
          <dt className="font-semibold text-base">Due now</dt>
          <dd className="font-serif text-2xl">{formatMoney(amountDue, currency)}</dd>
        </div>
      </dl>
      <p className="text-muted text-sm">
        {amountDue > 0 && card ? `It will be charged to your ${cardName(card)}. ` : ''}
        <NextPayments preview={preview} plan={plan} />
      </p>
    </>
  );
}

function Line({ text, amount }: { text: string; amount: string }) {
  return (
    <div className="flex justify-between gap-6 border-line border-b py-3 first:pt-0">
      <dt className="text-muted">{text}</dt>
      <dd className="shrink-0">{amount}</dd>
    </div>
  );
}

/** When the next payment is due and what the credit covers. */
function NextPayments({ preview, plan }: Pick<ChangeCostsProps, 'preview' | 'plan'>) {
  const { credit, currency, nextPaymentAt } = preview;
  const price = priceOf(plan);
  const day = <Day iso={nextPaymentAt} />;
  if (credit === 0) {
    return (
      <>
        From {day} you will pay {price} every {plan.interval}.
      </>
    );
  }
  const { payments, nextMinor } = creditCover(credit, plan);
  const yours = `Your credit of ${formatMoney(credit, currency)}`;
  if (payments === 0) {
    return (
      <>
        {yours} reduces the next payment: on {day} you will pay {formatMoney(nextMinor, currency)},
        then {price} every {plan.interval}.
      </>
    );
  }
  const time = payments === 1 ? plan.interval : `${payments} ${plan.interval}s`;
  return (
    <>
      The next payment is due on {day}. {yours} covers the {time} after that; then you will pay{' '}
      {price} every {plan.interval}.
    </>
  );
}

export function ChangeCostsSkeleton() {
  return (
    <Loading label="Calculating the cost of the change">
      <Skeleton className="h-5 w-full" />
      <Skeleton className="mt-4 h-5 w-10/12" />
      <Skeleton className="mt-6 h-8 w-full" />
      <Skeleton className="mt-6 h-11 w-40" />
    </Loading>
  );
}
