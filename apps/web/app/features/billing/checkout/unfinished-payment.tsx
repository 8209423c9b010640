import type { PlanFacts } from '@rostra/contract';
import { Button, Notice } from '@rostra/ui';
import type { CardActions } from '../account/billing.ts';
import { NO_TOAST, useBillingAction } from '../account/use-billing-action.ts';
import { SUBSCRIBE_TEXTS } from './subscribe-texts.ts';
import { useExitCheckout } from './use-exit-checkout.ts';

interface UnfinishedPaymentProps {
  plan: PlanFacts;
  cards: CardActions;
}

/** Offers to resume a first payment that was not finished. */
export function UnfinishedPayment({ plan, cards }: UnfinishedPaymentProps) {
  const leave = useExitCheckout();
  const { start, isBusy, error } = useBillingAction(SUBSCRIBE_TEXTS, async () => {
    const outcome = await cards.finishPayment(plan.id);
    if (outcome === 'waiting') {
      void leave.toReturn({ kind: 'subscribe', plan: plan.id });
      return NO_TOAST;
    }
    return `Your plan is now ${plan.name}.`;
  });
  return (
    <Notice tone="warning" className="mb-6" title="Your payment is not finished">
      <p>You began it before. Go on where your bank was waiting, or pay with a card below.</p>
      {error ? (
        <p role="alert" className="mt-3 font-medium text-danger">
          {error}
        </p>
      ) : null}
      <Button
        size="small"
        className="mt-3"
        isBusy={isBusy}
        onClick={async () => {
          if ((await start()) === 'done') await leave.toOverview();
        }}
      >
        Finish the payment
      </Button>
    </Notice>
  );
}
