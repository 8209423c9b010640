import type { BillingOverview } from '@rostra/contract';
import { Badge, Button, type Tone } from '@rostra/ui';
import { useState } from 'react';
import { useBilling } from '../account/use-billing.ts';
import { useBillingAction } from '../account/use-billing-action.ts';
import { updateTexts } from '../billing-texts.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { PlanSentence } from './plan-sentence.tsx';

type Shown = Extract<BillingOverview['state'], 'active' | 'past_due' | 'ending' | 'paused'>;

const badges: Record<Shown, [tone: Tone, text: string]> = {
  active: ['success', 'Active'],
  past_due: ['danger', 'Payment due'],
  ending: ['warning', 'Ending'],
  paused: ['warning', 'Paused'],
};

/** The member's plan, its state, and a button to cancel or resume it. */
export function CurrentPlan({ overview }: { overview: BillingOverview }) {
  const { state, subscription } = overview;
  if (!subscription || !(state in badges)) return null;
  const [tone, text] = badges[state as Shown];
  return (
    <section tabIndex={-1} aria-labelledby="current-plan" className="border-ink border-t py-8">
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

function CancelButton({ overview }: { overview: BillingOverview }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        onClick={({ detail }) => {
          // Ignores the second half of a double click on "Resume plan".
          if (detail < 2) setIsOpen(true);
        }}
      >
        Cancel plan
      </Button>
      <CancelDialog overview={overview} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const RESUME_TEXTS = { ...updateTexts, showsReasonInToast: true };

function ResumeButton() {
  const { actions } = useBilling();
  const { start, isBusy } = useBillingAction(RESUME_TEXTS, async () => {
    await actions.resume();
    return 'Your plan will continue.';
  });
  return (
    <Button isBusy={isBusy} onClick={() => void start()}>
      Resume plan
    </Button>
  );
}
