import {
  type BillingOverview,
  type PlanFacts,
  planFacts,
  type Subscription,
} from '@rostra/contract';
import { Badge, Button, type Tone } from '@rostra/ui';
import { type ReactNode, useState } from 'react';
import { Day } from '../../../components/day.tsx';
import { formatMoney } from '../../../lib/format-money.ts';
import { useBilling } from '../account/use-billing.ts';
import { useBillingAction } from '../account/use-billing-action.ts';
import { creditCover } from '../plans/credit-cover.ts';
import { priceOf } from '../plans/plan-price.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

type Shown = Extract<BillingOverview['state'], 'active' | 'past_due' | 'ending'>;

const badges: Record<Shown, [tone: Tone, text: string]> = {
  active: ['success', 'Active'],
  past_due: ['danger', 'Payment due'],
  ending: ['warning', 'Ending'],
};

/** The plan a member has, how it stands, and the way out of it or back. */
export function CurrentPlan({ overview }: { overview: BillingOverview }) {
  const { state, subscription } = overview;
  if (!subscription || !(state in badges)) return null;
  const [tone, text] = badges[state as Shown];
  return (
    <section aria-labelledby="current-plan" className="border-ink border-t py-8">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <p className="text-muted text-sm">Your plan</p>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id="current-plan" className="text-2xl">
              {subscription.planName}
            </h2>
            <Badge tone={tone}>{text}</Badge>
          </div>
          <p className="mt-2 max-w-measure" role="status">
            <PlanSentence overview={overview} subscription={subscription} />
          </p>
        </div>
        {state === 'ending' ? <ResumeButton /> : <CancelButton overview={overview} />}
      </div>
    </section>
  );
}

interface PlanSentenceProps {
  overview: BillingOverview;
  subscription: Subscription;
}

function PlanSentence({ overview, subscription }: PlanSentenceProps): ReactNode {
  const { state, graceEndsAt } = overview;
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
    return graceEndsAt ? (
      <>
        The last payment did not go through. Everything stays open to you until{' '}
        <Day iso={graceEndsAt} />.
      </>
    ) : (
      'The last payment did not go through.'
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

function CancelButton({ overview }: { overview: BillingOverview }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Cancel plan
      </Button>
      <CancelDialog overview={overview} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const RESUME_TEXTS = {
  done: 'Subscription updated',
  failed: 'Update failed',
  fallback: 'Failed to update subscription',
};

function ResumeButton() {
  const { actions } = useBilling();
  const { start, isBusy } = useBillingAction(RESUME_TEXTS, async () => {
    await actions.resume();
    return 'Your plan goes on.';
  });
  return (
    <Button isBusy={isBusy} onClick={() => void start()}>
      Resume plan
    </Button>
  );
}
