import { type BillingOverview, paymentMessages } from '@rostra/contract';
import { Button, Notice } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { Day } from '../../../lib/dates/day.tsx';
import { useBilling } from '../account/use-billing.ts';
import { useBillingAction } from '../account/use-billing-action.ts';

const TEXTS = {
  done: 'Subscription cancelled',
  failed: 'Cancellation failed',
  fallback: paymentMessages.subscriptionNotCancelled,
};

interface CancelDialogProps {
  overview: BillingOverview;
  isOpen: boolean;
  onClose: () => void;
}

/** Explains the consequences before cancelling. */
export function CancelDialog({ overview, isOpen, onClose }: CancelDialogProps) {
  const { actions, cards } = useBilling();
  const { start, isBusy, error, clearError } = useBillingAction(TEXTS, async () => {
    await actions.cancel();
    return undefined;
  });
  const close = () => {
    clearError();
    onClose();
  };
  const isUnpaid = overview.state === 'past_due';
  const isAtOnce = isUnpaid || overview.state === 'paused' || !cards;
  const end = overview.subscription?.currentPeriodEnd ?? '';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isBusy={isBusy}
      title={`Cancel ${overview.subscription?.planName ?? 'your plan'}?`}
    >
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-sm marker:text-muted">
        {isAtOnce ? (
          <li>
            The plan ends immediately
            {isUnpaid ? ', because the current period has not been paid' : ''}.
          </li>
        ) : (
          <>
            <li>
              You keep full access until <Day iso={end} />, the end of the period you have paid for.
            </li>
            <li>Until then you can resume the plan with one click.</li>
          </>
        )}
        <li>You will not be charged again.</li>
        <li>You keep your account, profile and invoices.</li>
      </ul>
      {error ? (
        <Notice tone="danger" isLive className="mt-4">
          {error}
        </Notice>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          variant="danger"
          isBusy={isBusy}
          onClick={async () => {
            if ((await start()) === 'done') close();
          }}
        >
          Cancel plan
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={close}>
          Keep plan
        </Button>
      </div>
    </Dialog>
  );
}
