import type { PlanFacts } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { Button, LinkButton, Notice } from '@rostra/ui';
import { useState } from 'react';
import { isComplete, isLive, type PaymentCard } from '../account/billing.ts';
import { useBilling } from '../account/use-billing.ts';
import { NO_TOAST, useBillingAction } from '../account/use-billing-action.ts';
import {
  alreadySubscribed,
  newPlanText,
  SIMULATED_TITLE,
  subscribeTexts,
} from '../billing-texts.ts';
import { CardFormSkeleton } from '../card-form/card-skeleton.tsx';
import { priceOf } from '../plans/plan-price.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { PayForm } from './pay-form.tsx';
import { SandboxHint } from './sandbox-hint.tsx';
import { UnfinishedPayment } from './unfinished-payment.tsx';
import { useExitCheckout } from './use-exit-checkout.ts';

/** The first payment of a plan. */
export function SubscribeView({ plan }: { plan: PlanFacts }) {
  const { overview, methods, actions, cards, settings } = useBilling();
  const exit = useExitCheckout();
  // Initial value only, so that an update never removes the form.
  const [unfinished] = useState(() => {
    const isUnfinished = overview?.state === 'incomplete';
    return isUnfinished && overview.subscription?.planId === plan.id
      ? overview.subscription
      : undefined;
  });
  const { start, isBusy, error } = useBillingAction(
    subscribeTexts,
    async (card: PaymentCard | undefined) => {
      if (card && !(await isComplete(card))) return NO_TOAST;
      const outcome = await actions.subscribe(plan.id, card);
      if (outcome === 'waiting') {
        void exit.toReturn({ kind: 'subscribe', plan: plan.id });
        return NO_TOAST;
      }
      return newPlanText(plan.name);
    },
  );
  const subscribe = async (card: PaymentCard | undefined) => {
    if ((await start(card)) === 'done') await exit.toOverview();
  };
  if (error && overview && isLive(overview)) return <TakenElsewhere />;
  return (
    <CheckoutFrame title={`Subscribe to ${plan.name}`} plan={plan}>
      {cards ? (
        <>
          {unfinished ? (
            <UnfinishedPayment plan={plan} subscription={unfinished} cards={cards} />
          ) : null}
          <SandboxHint mode={settings.mode} />
          {methods ? (
            <PayForm
              methods={methods}
              purpose={{ mode: 'subscription', amount: plan.priceMinor, currency: plan.currency }}
              submitLabel={`Pay ${priceOf(plan)}`}
              isBusy={isBusy}
              error={error}
              onPay={subscribe}
            />
          ) : (
            <CardFormSkeleton />
          )}
          <p className="mt-4 text-muted text-sm">
            You will be charged {priceOf(plan)} now and every {plan.interval} after that.
          </p>
        </>
      ) : (
        <>
          <Notice title={SIMULATED_TITLE}>
            No card is needed and nothing is charged. The plan lasts 30 days, or until you log out
            or reload the page.
          </Notice>
          <Button className="mt-6" isBusy={isBusy} onClick={() => void subscribe(undefined)}>
            Subscribe
          </Button>
        </>
      )}
    </CheckoutFrame>
  );
}

/** Shown when the payment failed because there is a plan already. */
function TakenElsewhere() {
  return (
    <>
      <Notice tone="warning" isLive title={alreadySubscribed.title}>
        {alreadySubscribed.text}
      </Notice>
      <LinkButton href={pathTo(pages.subscription)} className="mt-6">
        See your plan
      </LinkButton>
    </>
  );
}
