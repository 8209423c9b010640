import type { BillingOverview, Subscription } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import type { ReactNode } from 'react';
import { dayTag } from '../../../lib/dates/day-tag.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { graceOf } from '../account/grace.ts';
import { PauseSentence } from '../pause/pause-sentence.tsx';
import { creditCoverage } from '../plans/credit-coverage.ts';

interface PlanSentenceProps {
  overview: BillingOverview;
  subscription: Subscription;
  /** The name of the plan that begins when the period ends. */
  nextPlan?: string | undefined;
}

export function PlanSentence({ overview, subscription, nextPlan }: PlanSentenceProps): ReactNode {
  const t = useMessages('billing');
  const groups = useMessages('groups');
  const format = useFormat();
  const on = (iso: string) => ({ date: format.date(iso), day: dayTag(iso) });
  const { state } = overview;
  if (state === 'ending') {
    return t.rich('endsOn', on(subscription.endsAt ?? subscription.currentPeriodEnd));
  }
  const { pause } = subscription;
  if (pause) return <PauseSentence state={state} subscription={subscription} pause={pause} />;
  if (state === 'paused') return t('pausedText');
  if (state === 'past_due') {
    const graceEndsAt = graceOf(overview);
    return graceEndsAt ? t.rich('pastDueUntil', on(graceEndsAt)) : t('pastDue');
  }
  const { nextPrice: price, currency, scheduledChange, scheduledSeats } = subscription;
  const cost = price === null ? undefined : format.money(price, currency);
  if (scheduledChange) {
    const change = { ...on(scheduledChange.at), plan: nextPlan ?? scheduledChange.planName };
    return (
      <>
        {cost === undefined
          ? t.rich('scheduled.sentence', change)
          : t.rich('scheduled.sentenceFor', { ...change, price: cost })}
        <CreditSentence subscription={subscription} />
      </>
    );
  }
  const seats = scheduledSeats?.quantity ?? subscription.quantity;
  if (scheduledSeats || seats > 1) {
    const renewal = { ...on(scheduledSeats?.at ?? subscription.currentPeriodEnd), seats };
    return (
      <>
        {cost === undefined
          ? groups.rich('renewsWith', renewal)
          : groups.rich('renewsWithFor', { ...renewal, price: cost })}
        {scheduledSeats ? null : <DiscountSentence subscription={subscription} />}
        <CreditSentence subscription={subscription} />
      </>
    );
  }
  const renewal = on(subscription.currentPeriodEnd);
  return (
    <>
      {cost === undefined
        ? t.rich('renewsOn', renewal)
        : t.rich('renewsOnFor', { ...renewal, price: cost })}
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
