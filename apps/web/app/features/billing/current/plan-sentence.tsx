import type { BillingOverview, Subscription } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import type { ReactNode } from 'react';
import { dayTag } from '../../../lib/dates/day-tag.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { graceOf } from '../account/grace.ts';
import { creditCoverage } from '../plans/credit-coverage.ts';

interface PlanSentenceProps {
  overview: BillingOverview;
  subscription: Subscription;
}

export function PlanSentence({ overview, subscription }: PlanSentenceProps): ReactNode {
  const t = useMessages('billing');
  const format = useFormat();
  const on = (iso: string) => ({ date: format.date(iso), day: dayTag(iso) });
  const { state } = overview;
  if (state === 'ending') {
    return t.rich('endsOn', on(subscription.endsAt ?? subscription.currentPeriodEnd));
  }
  if (state === 'paused') return t('pausedText');
  if (state === 'past_due') {
    const graceEndsAt = graceOf(overview);
    return graceEndsAt ? t.rich('pastDueUntil', on(graceEndsAt)) : t('pastDue');
  }
  const { nextPrice: price, currency } = subscription;
  const renewal = on(subscription.currentPeriodEnd);
  return (
    <>
      {price === null
        ? t.rich('renewsOn', renewal)
        : t.rich('renewsOnFor', { ...renewal, price: format.money(price, currency) })}
      <DiscountSentence subscription={subscription} />
      <CreditSentence subscription={subscription} />
    </>
  );
}

/** Only while it reduces the next payment. */
function DiscountSentence({ subscription }: { subscription: Subscription }): ReactNode {
  const t = useMessages('billing');
  const format = useFormat();
  const { discount, price, nextPrice, currency } = subscription;
  if (!discount || price === null || price === nextPrice) return null;
  const { duration, endsAt } = discount;
  if (endsAt === null) return ` ${t(duration === 'once' ? 'discountOnce' : 'discountForever')}`;
  const date = format.date(endsAt);
  return (
    <>
      {' '}
      {t.rich('discountUntil', {
        date,
        day: dayTag(endsAt),
        price: format.money(price, currency),
      })}
    </>
  );
}

function CreditSentence({ subscription }: { subscription: Subscription }): ReactNode {
  const t = useMessages('billing');
  const format = useFormat();
  const { credit, currency, nextPrice: price } = subscription;
  if (credit === 0) return null;
  const amount = format.money(credit, currency);
  if (price === null) return ` ${t('creditUsedFirst', { amount })}`;
  const { payments, nextMinor } = creditCoverage(credit, { priceMinor: price });
  return payments > 0
    ? ` ${t('creditCovers', { amount })}`
    : ` ${t('creditReducesTo', { amount, next: format.money(nextMinor, currency) })}`;
}
