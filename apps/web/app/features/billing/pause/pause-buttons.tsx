import type { BillingOverview, Subscription } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, RetryNotice } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { DialogButton } from '../../../lib/forms/dialog-button.tsx';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
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
  const { pause, scheduledChange, scheduledSeats, interval } = subscription;
  if (pause) {
    return (
      <EndPauseButton subscription={subscription} changes={changes} hasBegun={state === 'paused'} />
    );
  }
  const isChanging = scheduledChange !== null || scheduledSeats !== null;
  if (state !== 'active' || isChanging || interval !== 'month') return null;
  return <PauseButton subscription={subscription} changes={changes} />;
}

type ButtonProps = Pick<PauseButtonsProps, 'changes' | 'subscription'>;

function PauseButton({ subscription, changes }: ButtonProps) {
  const t = useMessages('pauses');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <DialogButton variant="secondary" onOpen={() => setIsOpen(true)}>
        {t('open')}
      </DialogButton>
      <PauseDialog
        subscription={subscription}
        changes={changes}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

/** Says what is charged before it is clicked. Nothing, if the pause has not begun. */
function EndPauseButton({ subscription, changes, hasBegun }: ButtonProps & { hasBegun: boolean }) {
  const t = useMessages('pauses');
  const format = useFormat();
  const obstacleText = useId();
  const options = useQuery({
    queryKey: ['billing', 'pause', subscription.id],
    queryFn: () => changes.pauseOptions(),
    gcTime: 0,
  });
  const billing = useMessages('billing');
  const failure = useQueryError(options);
  const { start, isBusy } = useResume(changes);
  const obstacle = options.data?.obstacle ?? null;
  const due = hasBegun ? (options.data?.resumeDue ?? undefined) : 0;
  const amount = due === undefined ? undefined : format.money(due, subscription.currency);
  const resume = amount === undefined ? t('resume') : t('resumeFor', { amount });
  return (
    <>
      <Button
        isBusy={isBusy}
        disabled={due === undefined || obstacle !== null}
        aria-describedby={obstacle ? obstacleText : undefined}
        onClick={async () => {
          if (due !== undefined && (await start(due)) === 'failed') await options.refetch();
        }}
      >
        {hasBegun ? resume : t('undo')}
      </Button>
      {failure ? (
        <RetryNotice
          className="w-full"
          title={billing('dataNotLoaded')}
          isBusy={options.isFetching}
          onRetry={options.refetch}
        />
      ) : null}
      {obstacle ? (
        <p id={obstacleText} className="w-full text-muted text-sm">
          {t(`obstacle.${obstacle}`)}
        </p>
      ) : null}
    </>
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
