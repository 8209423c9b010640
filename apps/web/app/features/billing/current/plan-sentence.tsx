import {
  type BillingOverview,
  formatMoney,
  type PlanFacts,
  planFacts,
  type Subscription,
} from '@rostra/contract';
import type { ReactNode } from 'react';
import { Day } from '../../../lib/dates/day.tsx';
import { graceOf } from '../account/grace.ts';
import { creditCover } from '../plans/credit-cover.ts';
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
  if (state === 'paused') {
    return 'It is paused: nothing is charged, and paid content is closed to you. Cancel it to choose a plan anew.';
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
      <CreditSentence subscription={subscription} plan={plan} />
    </>
  );
}

interface CreditSentenceProps {
  subscription: Subscription;
  plan: PlanFacts | undefined;
}

function CreditSentence({ subscription, plan }: CreditSentenceProps): ReactNode {
  const { credit, currency } = subscription;
  if (credit === 0) return null;
  const amount = formatMoney(credit, currency);
  if (!plan) return ` Credit: ${amount}. It pays before your card does.`;
  const { payments, nextMinor } = creditCover(credit, plan);
  return payments > 0
    ? ` Credit: ${amount}. Nothing is charged then, your credit pays it.`
    : ` Credit: ${amount}. It counts towards this payment: ${formatMoney(nextMinor, currency)} is charged.`;
}
