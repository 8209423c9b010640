import { type BillingOverview, planFacts, type Subscription } from '@rostra/contract';
import type { ReactNode } from 'react';
import { Day } from '../../../components/day.tsx';
import { graceOf } from '../account/grace.ts';
import { priceOf } from '../plans/plan-price.tsx';

interface PlanSentenceProps {
  overview: BillingOverview;
  subscription: Subscription;
}

export function PlanSentence({ overview, subscription }: PlanSentenceProps): ReactNode {
  const { state } = overview;
  const plan = planFacts.find(({ id }) => id === subscription.planId);
  if (state === 'ending') {
    return (
      <>
        It ends on <Day iso={subscription.endsAt ?? subscription.currentPeriodEnd} />. Until then
        everything stays open to you, and nothing more is charged.
      </>
    );
  }
  if (state === 'past_due') {
    const graceEndsAt = graceOf(overview);
    return graceEndsAt ? (
      <>
        The last payment did not go through. Everything stays open to you until{' '}
        <Day iso={graceEndsAt} />.
      </>
    ) : (
      'The last payment did not go through. Your access to paid content has stopped until it is made.'
    );
  }
  return (
    <>
      It renews on <Day iso={subscription.currentPeriodEnd} />
      {plan ? ` for ${priceOf(plan)}` : ''}.
    </>
  );
}
