import { formatMoney, type PaymentMethod, type PlanFacts } from '@rostra/contract';
import { Skeleton } from '@rostra/ui';
import { Day } from '../../../components/day.tsx';
import type { PlanPreview } from '../account/billing.ts';
import { cardName } from '../cards/card-name.ts';
import { priceOf } from '../plans/plan-price.tsx';

interface ChangeCostsProps {
  preview: PlanPreview;
  plan: PlanFacts;
  /** The card that pays for it. */
  card: PaymentMethod | undefined;
}

/** The lines of the invoice that the change would make, and what is charged at once. */
export function ChangeCosts({ preview, plan, card }: ChangeCostsProps) {
  const { lines, amountDue, credit, currency, nextPaymentAt } = preview;
  return (
    <>
      <dl className="figures-table text-sm">
        {lines.map(({ description, amount }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names of their own
            key={index}
            className="flex justify-between gap-6 border-line border-b py-3 first:pt-0"
          >
            <dt className="text-muted">{description ?? 'Adjustment'}</dt>
            <dd className="shrink-0">{formatMoney(amount, currency)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-6 py-4">
          <dt className="font-semibold text-base">Due now</dt>
          <dd className="font-serif text-2xl">{formatMoney(amountDue, currency)}</dd>
        </div>
      </dl>
      <p className="text-muted text-sm">
        {amountDue > 0 && card ? `It is taken from your ${cardName(card)}. ` : ''}
        {credit > 0
          ? `${formatMoney(credit, currency)} that you have paid too much counts towards your next payments. `
          : ''}
        From <Day iso={nextPaymentAt} /> on you pay {priceOf(plan)} every {plan.interval}.
      </p>
    </>
  );
}

export function ChangeCostsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Calculating what the change costs</span>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="mt-4 h-5 w-10/12" />
      <Skeleton className="mt-6 h-8 w-full" />
      <Skeleton className="mt-6 h-11 w-40" />
    </div>
  );
}
