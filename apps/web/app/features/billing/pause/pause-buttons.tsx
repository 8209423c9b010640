import type { BillingOverview, Subscription } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { ChangeActions } from '../account/billing.ts';
import { useBillingAction } from '../account/use-billing-action.ts';
import { PauseDialog } from './pause-dialog.tsx';

interface PauseButtonsProps {
  overview: BillingOverview;
  subscription: Subscription;
  changes: ChangeActions;
}

/** Pauses a monthly plan, or ends its pause. */
export function PauseButtons({ overview: { state }, subscription, changes }: PauseButtonsProps) {
  const { pause, scheduledChange, interval } = subscription;
  if (pause) {
    return state === 'paused' ? (
      <ResumeNowButton subscription={subscription} changes={changes} />
    ) : (
      <UndoPauseButton changes={changes} />
    );
  }
  if (state !== 'active' || scheduledChange || interval !== 'month') return null;
  return <PauseButton subscription={subscription} changes={changes} />;
}

type ButtonProps = Pick<PauseButtonsProps, 'changes' | 'subscription'>;

function PauseButton({ subscription, changes }: ButtonProps) {
  const t = useMessages('billing');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        onClick={({ detail }) => {
          // Ignores the second half of a double click on a button that was here before.
          if (detail < 2) setIsOpen(true);
        }}
      >
        {t('pause.open')}
      </Button>
      <PauseDialog
        subscription={subscription}
        changes={changes}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

function UndoPauseButton({ changes }: Pick<ButtonProps, 'changes'>) {
  const t = useMessages('billing');
  const { start, isBusy } = useResume(changes);
  return (
    <Button isBusy={isBusy} onClick={() => void start(0)}>
      {t('pause.undo')}
    </Button>
  );
}

/** Says what is charged before it is clicked. */
function ResumeNowButton({ subscription, changes }: ButtonProps) {
  const t = useMessages('billing');
  const format = useFormat();
  const options = useQuery({
    queryKey: ['billing', 'pause', subscription.id],
    queryFn: () => changes.pauseOptions(),
    gcTime: 0,
  });
  const { start, isBusy } = useResume(changes);
  const due = options.data?.resumeDue ?? undefined;
  return (
    <Button
      isBusy={isBusy}
      disabled={due === undefined}
      onClick={async () => {
        if (due !== undefined && (await start(due)) === 'failed') await options.refetch();
      }}
    >
      {due === undefined
        ? t('pause.resume')
        : t('pause.resumeFor', { amount: format.money(due, subscription.currency) })}
    </Button>
  );
}

function useResume(changes: ChangeActions) {
  const t = useMessages('billing');
  return useBillingAction(
    'update',
    async (amountDue: number) => {
      await changes.resumePause(amountDue);
      return t('planWillContinue');
    },
    { showsReasonInToast: true },
  );
}
