import type { CodePreview, PlanDetails } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, LinkButton, Notice } from '@rostra/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { usePlanTexts } from '../../../lib/plans/use-plan-texts.ts';
import { isComplete, isLive, type PaymentCard } from '../account/billing.ts';
import { useBilling } from '../account/use-billing.ts';
import { NO_TOAST, useBillingAction } from '../account/use-billing-action.ts';
import { CardFormSkeleton } from '../card-form/card-skeleton.tsx';
import { DiscountCode } from '../coupons/discount-code.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { PayForm } from './pay-form.tsx';
import { SandboxHint } from './sandbox-hint.tsx';
import { UnfinishedPayment } from './unfinished-payment.tsx';
import { useExitCheckout } from './use-exit-checkout.ts';

/** The first payment of a plan. */
export function SubscribeView({ plan }: { plan: PlanDetails }) {
  const t = useMessages('billing');
  const format = useFormat();
  const { nameOf } = usePlanTexts();
  const { overview, methods, actions, cards, settings } = useBilling();
  const exit = useExitCheckout();
  const name = nameOf(plan.id);
  const [code, setCode] = useState<CodePreview>();
  const dueMinor = code?.amountDue ?? plan.priceMinor;
  const price = format.money(plan.priceMinor, plan.currency);
  // Initial value only, so that an update never removes the form.
  const [unfinished] = useState(() => {
    const isUnfinished = overview?.state === 'incomplete';
    return isUnfinished && overview.subscription?.planId === plan.id
      ? overview.subscription
      : undefined;
  });
  const { start, isBusy, error } = useBillingAction(
    'subscribe',
    async (card: PaymentCard | undefined) => {
      if (card && !(await isComplete(card))) return NO_TOAST;
      const { priceMinor, currency, interval } = plan;
      const shown = { priceMinor, currency, interval };
      const outcome = await actions.subscribe(plan.id, card, shown, code);
      if (outcome === 'waiting') {
        void exit.toReturn({ kind: 'subscribe', plan: plan.id });
        return NO_TOAST;
      }
      return t('planIsNow', { plan: name });
    },
  );
  const subscribe = async (card: PaymentCard | undefined) => {
    if ((await start(card)) === 'done') await exit.toOverview();
  };
  if (error && overview && isLive(overview)) return <AlreadySubscribed />;
  return (
    <CheckoutFrame title={t('subscribeTo', { plan: name })} plan={plan}>
      {cards ? (
        <>
          {unfinished ? (
            <UnfinishedPayment plan={plan} subscription={unfinished} cards={cards} />
          ) : null}
          <DiscountCode
            className="mb-6"
            check={(typed) => cards.checkCode(typed, plan.id)}
            preview={code}
            interval={plan.interval}
            isBusy={isBusy}
            onChange={setCode}
          />
          <SandboxHint mode={settings.mode} />
          {methods ? (
            <PayForm
              methods={methods}
              purpose={{ mode: 'subscription', amount: dueMinor, currency: plan.currency }}
              submitLabel={t('pay', { amount: format.money(dueMinor, plan.currency) })}
              isBusy={isBusy}
              error={error}
              onPay={subscribe}
            />
          ) : (
            <CardFormSkeleton />
          )}
          {code ? null : (
            <p className="mt-4 text-muted text-sm">
              {t('chargeNow', { price, interval: plan.interval })}
            </p>
          )}
        </>
      ) : (
        <>
          <Notice title={t('simulatedTitle')}>{t('simulatedSubscription')}</Notice>
          <Button className="mt-6" isBusy={isBusy} onClick={() => void subscribe(undefined)}>
            {t('subscribe')}
          </Button>
        </>
      )}
    </CheckoutFrame>
  );
}

/** Shown when the payment failed because there is a plan already. */
function AlreadySubscribed() {
  const t = useMessages('billing');
  return (
    <>
      <Notice tone="warning" isLive title={t('alreadySubscribedTitle')}>
        {t('alreadySubscribed')}
      </Notice>
      <LinkButton href={pathTo(pages.subscription)} className="mt-6">
        {t('seeYourPlan')}
      </LinkButton>
    </>
  );
}
