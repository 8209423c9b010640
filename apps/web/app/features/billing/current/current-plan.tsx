import type { BillingOverview } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useState } from 'react';
import { DialogButton } from '../../../lib/forms/dialog-button.tsx';
import { isLiveState } from '../account/billing.ts';
import { useBilling } from '../account/use-billing.ts';
import { useBillingAction } from '../account/use-billing-action.ts';
import { UndoChangeButton } from '../changes/undo-change-button.tsx';
import { PlanCode } from '../coupons/plan-code.tsx';
import { KeepSeatsButton } from '../groups/seats/keep-seats-button.tsx';
import { useGroup } from '../groups/use-group.ts';
import { PauseButtons } from '../pause/pause-buttons.tsx';
import { usePlanName } from '../plans/use-plan-name.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { PlanSentence } from './plan-sentence.tsx';
import { StateBadge } from './state-badge.tsx';

/** The member's plan, its state, and a button to cancel or resume it. */
export function CurrentPlan({ overview }: { overview: BillingOverview }) {
  const t = useMessages('billing');
  const planName = usePlanName();
  const { cards, changes } = useBilling();
  const { group } = useGroup();
  const { state, subscription } = overview;
  if (!subscription || !isLiveState(state)) return null;
  const { scheduledChange, scheduledSeats, pause } = subscription;
  const isChanging = scheduledChange !== null || scheduledSeats !== null || pause !== null;
  return (
    <section tabIndex={-1} aria-labelledby="current-plan" className="border-ink border-t py-8">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <p className="text-muted text-sm">{t('yourPlan')}</p>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id="current-plan" className="text-2xl">
              {planName(subscription.planId, subscription.planName)}
            </h2>
            <StateBadge state={state} />
          </div>
          <p className="mt-2 max-w-measure" role="status">
            <PlanSentence
              overview={overview}
              subscription={subscription}
              nextPlan={
                scheduledChange
                  ? planName(scheduledChange.planId, scheduledChange.planName)
                  : undefined
              }
            />
          </p>
          {state === 'active' && !subscription.discount && !isChanging && cards ? (
            <PlanCode subscription={subscription} cards={cards} />
          ) : null}
        </div>
        <div className="flex flex-wrap gap-3">
          {scheduledChange && changes ? (
            <UndoChangeButton subscription={subscription} changes={changes} />
          ) : null}
          {scheduledSeats && changes ? <KeepSeatsButton seats={subscription.quantity} /> : null}
          {changes ? (
            <PauseButtons overview={overview} subscription={subscription} changes={changes} />
          ) : null}
          {state === 'ending' ? null : <CancelButton overview={overview} />}
          {state === 'ending' && !group?.membership ? <ResumeButton /> : null}
        </div>
      </div>
    </section>
  );
}

function CancelButton({ overview }: { overview: BillingOverview }) {
  const t = useMessages('billing');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <DialogButton variant="secondary" onOpen={() => setIsOpen(true)}>
        {t('cancelPlan')}
      </DialogButton>
      <CancelDialog overview={overview} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function ResumeButton() {
  const t = useMessages('billing');
  const { actions } = useBilling();
  const { start, isBusy } = useBillingAction(
    'update',
    async () => {
      await actions.resume();
      return t('planWillContinue');
    },
    { showsReasonInToast: true },
  );
  return (
    <Button isBusy={isBusy} onClick={() => void start()}>
      {t('resumePlan')}
    </Button>
  );
}
