import type { Subscription } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import type { ChangeActions } from '../account/billing.ts';
import { useBillingAction } from '../account/use-billing-action.ts';
import { usePlanName } from '../plans/use-plan-name.ts';

interface UndoChangeButtonProps {
  subscription: Subscription;
  changes: ChangeActions;
}

/** Keeps the plan instead of changing at the end of the period. */
export function UndoChangeButton({ subscription, changes }: UndoChangeButtonProps) {
  const t = useMessages('billing');
  const plan = usePlanName()(subscription.planId, subscription.planName);
  const { start, isBusy } = useBillingAction(
    'update',
    async () => {
      await changes.undoSchedule();
      return t('planWillContinue');
    },
    { showsReasonInToast: true },
  );
  return (
    <Button isBusy={isBusy} onClick={() => void start()}>
      {t('scheduled.undo', { plan })}
    </Button>
  );
}
