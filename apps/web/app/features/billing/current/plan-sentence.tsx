import { type BillingOverview, planDetails, type Subscription } from '@rostra/contract';
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

const planOf = ({ planId }: Subscription) => planDetails.find(({ id }) => id === planId);

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
  const plan = planOf(subscription);
  const renewal = on(subscription.currentPeriodEnd);
  return (
    <>
      {plan
        ? t.rich('renewsOnFor', { ...renewal, price: format.money(plan.priceMinor, plan.currency) })
        : t.rich('renewsOn', renewal)}
      <CreditSentence subscription={subscription} />
    </>
  );
}

function CreditSentence({ subscription }: { subscription: Subscription }): ReactNode {
  const t = useMessages('billing');
  const format = useFormat();
  const { credit, currency } = subscription;
  if (credit === 0) return null;
  const amount = format.money(credit, currency);
  const plan = planOf(subscription);
  if (!plan) return ` ${t('creditUsedFirst', { amount })}`;
  const { payments, nextMinor } = creditCoverage(credit, plan);
  return payments > 0
    ? ` ${t('creditCovers', { amount })}`
    : ` ${t('creditReducesTo', { amount, next: format.money(nextMinor, currency) })}`;
}
