import type { PlanDetails, Subscription } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { usePlanTexts } from '../../../lib/plans/use-plan-texts.ts';
import type { CardActions } from '../account/billing.ts';
import { NO_TOAST, useBillingAction } from '../account/use-billing-action.ts';
import { useExitCheckout } from './use-exit-checkout.ts';

interface UnfinishedPaymentProps {
  plan: PlanDetails;
  subscription: Subscription;
  cards: CardActions;
}

/** Offers the next step of a first payment that was not finished. */
export function UnfinishedPayment({ plan, subscription, cards }: UnfinishedPaymentProps) {
  const t = useMessages('billing');
  const { nameOf } = usePlanTexts();
  const exit = useExitCheckout();
  const nextStep = useQuery({
    queryKey: ['billing', 'next-step', subscription.id],
    queryFn: () => cards.findNextStep(subscription.priceId),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const { start, isBusy, error } = useBillingAction('subscribe', async () => {
    const outcome = await cards.finishPayment(plan.id);
    if (outcome === 'waiting') {
      void exit.toReturn({ kind: 'subscribe', plan: plan.id });
      return NO_TOAST;
    }
    return t('planIsNow', { plan: nameOf(plan.id) });
  });
  const step = nextStep.data ?? (nextStep.isError ? 'none' : undefined);
  return (
    <Notice tone="warning" className="mb-6" title={t('unfinishedTitle')}>
      <p>{step ? t(`unfinished.${step}`) : t('unfinished')}</p>
      {error ? (
        <p role="alert" className="mt-3 font-medium text-danger">
          {error}
        </p>
      ) : null}
      {step && step !== 'card' ? (
        <Button
          size="small"
          className="mt-3"
          isBusy={isBusy}
          onClick={async () => {
            if ((await start()) === 'done') await exit.toOverview();
          }}
        >
          {t(`continue.${step}`)}
        </Button>
      ) : null}
    </Notice>
  );
}
