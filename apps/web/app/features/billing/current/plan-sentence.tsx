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
  const { price, currency } = subscription;
  const renewal = on(subscription.currentPeriodEnd);
  return (
    <>
      {price === null
        ? t.rich('renewsOn', renewal)
        : t.rich('renewsOnFor', { ...renewal, price: format.money(price, currency) })}
      <CreditSentence subscription={subscription} />
    </>
  );
}

function CreditSentence({ subscription }: { subscription: Subscription }): ReactNode {
  const t = useMessages('billing');
  const format = useFormat();
  const { credit, currency, price } = subscription;
  if (credit === 0) return null;
  const amount = format.money(credit, currency);
  if (price === null) return ` ${t('creditUsedFirst', { amount })}`;
  const { payments, nextMinor } = creditCoverage(credit, { priceMinor: price });
  return payments > 0
    ? ` ${t('creditCovers', { amount })}`
    : ` ${t('creditReducesTo', { amount, next: format.money(nextMinor, currency) })}`;
}
