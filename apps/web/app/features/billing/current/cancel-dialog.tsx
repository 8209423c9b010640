import type { BillingOverview } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { dayTag } from '../../../lib/dates/day-tag.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { FailureNotice } from '../../../lib/forms/failure-notice.tsx';
import { useBilling } from '../account/use-billing.ts';
import { useBillingAction } from '../account/use-billing-action.ts';
import { EndsForGroup } from '../groups/ends-for-group.tsx';
import { usePlanName } from '../plans/use-plan-name.ts';

interface CancelDialogProps {
  overview: BillingOverview;
  isOpen: boolean;
  onClose: () => void;
}

/** Explains the consequences before cancelling. */
export function CancelDialog({ overview, isOpen, onClose }: CancelDialogProps) {
  const t = useMessages('billing');
  const groups = useMessages('groups');
  const pauses = useMessages('pauses');
  const format = useFormat();
  const planName = usePlanName();
  const { actions, cards } = useBilling();
  const { start, isBusy, error, clearError } = useBillingAction('cancel', async () => {
    await actions.cancel();
    return undefined;
  });
  const close = () => {
    clearError();
    onClose();
  };
  const isUnpaid = overview.state === 'past_due';
  const isAtOnce = isUnpaid || overview.state === 'paused' || !cards;
  const { subscription } = overview;
  const scheduledChange = subscription?.scheduledChange;
  const end = subscription?.currentPeriodEnd ?? '';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isBusy={isBusy}
      title={
        subscription
          ? t('cancelTitle', { plan: planName(subscription.planId, subscription.planName) })
          : t('cancelYourPlanTitle')
      }
    >
      <ul className="mt-3 grid list-disc gap-2 ps-5 text-sm marker:text-muted">
        {isAtOnce ? (
          <li>{t(isUnpaid ? 'endsAtOnceUnpaid' : 'endsAtOnce')}</li>
        ) : (
          <>
            <li>{t.rich('accessUntil', { date: format.date(end), day: dayTag(end) })}</li>
            <li>{t('canResume')}</li>
          </>
        )}
        <EndsForGroup />
        {subscription?.scheduledSeats ? <li>{groups('seatsLapse')}</li> : null}
        {scheduledChange ? (
          <li>
            {t('scheduled.lapses', {
              plan: planName(scheduledChange.planId, scheduledChange.planName),
            })}
          </li>
        ) : null}
        {subscription?.pause && !isAtOnce ? <li>{pauses('lapses')}</li> : null}
        <li>{t('notChargedAgain')}</li>
        <li>{t('accountStays')}</li>
      </ul>
      <FailureNotice>{error}</FailureNotice>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          variant="danger"
          isBusy={isBusy}
          onClick={async () => {
            if ((await start()) === 'done') close();
          }}
        >
          {t('cancelPlan')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={close}>
          {t('keepPlan')}
        </Button>
      </div>
    </Dialog>
  );
}
