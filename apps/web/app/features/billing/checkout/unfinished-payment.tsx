import type { PlanFacts, Subscription } from '@rostra/contract';
import { Button, Notice } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import type { CardActions, NextStep } from '../account/billing.ts';
import { NO_TOAST, useBillingAction } from '../account/use-billing-action.ts';
import { newPlanText, subscribeTexts, UNFINISHED_TITLE } from '../billing-texts.ts';
import { useExitCheckout } from './use-exit-checkout.ts';

interface UnfinishedPaymentProps {
  plan: PlanFacts;
  subscription: Subscription;
  cards: CardActions;
}

const texts: Record<NextStep, string> = {
  card: 'You started this payment earlier, but your card was not accepted. Nothing has been charged. Please pay with a card below.',
  bank: 'You started this payment earlier. Continue with your bank to confirm it, or pay with a card below.',
  wait: 'You started this payment earlier, and your bank is still processing it. You do not need to pay again.',
  none: 'You started this payment earlier. Finish it, or pay with a card below.',
};

const buttons: Partial<Record<NextStep, string>> = {
  bank: 'Continue with your bank',
  wait: 'Check the payment',
  none: 'Finish the payment',
};

/** Offers the next step of a first payment that was not finished. */
export function UnfinishedPayment({ plan, subscription, cards }: UnfinishedPaymentProps) {
  const exit = useExitCheckout();
  const nextStep = useQuery({
    queryKey: ['billing', 'next-step', subscription.id],
    queryFn: () => cards.findNextStep(subscription.priceId),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const { start, isBusy, error } = useBillingAction(subscribeTexts, async () => {
    const outcome = await cards.finishPayment(plan.id);
    if (outcome === 'waiting') {
      void exit.toReturn({ kind: 'subscribe', plan: plan.id });
      return NO_TOAST;
    }
    return newPlanText(plan.name);
  });
  const step = nextStep.data ?? (nextStep.isError ? 'none' : undefined);
  const label = step && buttons[step];
  return (
    <Notice tone="warning" className="mb-6" title={UNFINISHED_TITLE}>
      <p>{step ? texts[step] : 'You started this payment earlier.'}</p>
      {error ? (
        <p role="alert" className="mt-3 font-medium text-danger">
          {error}
        </p>
      ) : null}
      {label ? (
        <Button
          size="small"
          className="mt-3"
          isBusy={isBusy}
          onClick={async () => {
            if ((await start()) === 'done') await exit.toOverview();
          }}
        >
          {label}
        </Button>
      ) : null}
    </Notice>
  );
}
