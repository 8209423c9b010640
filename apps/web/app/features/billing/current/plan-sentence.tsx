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
        you keep full access, and you will not be charged again.
      </>
    );
  }
  if (state === 'paused') {
    return 'It is paused: you are not charged, and you cannot open paid content. Cancel it to choose a new plan.';
  }
  if (state === 'past_due') {
    const graceEndsAt = graceOf(overview);
    return graceEndsAt ? (
      <>
        The last payment did not go through. You keep full access until <Day iso={graceEndsAt} />.
      </>
    ) : (
      'The last payment did not go through. You cannot open paid content until it is paid.'
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
  if (!plan) return ` Credit: ${amount}. It is used before your card is charged.`;
  const { payments, nextMinor } = creditCover(credit, plan);
  return payments > 0
    ? ` Credit: ${amount}. It covers that payment, so your card will not be charged.`
    : ` Credit: ${amount}. It reduces that payment to ${formatMoney(nextMinor, currency)}.`;
}
