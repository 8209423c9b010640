import type { PaymentMethod, PlanFacts } from '@rostra/contract';
import { Button, Notice } from '@rostra/ui';
import { useState } from 'react';
import type { CardToUse } from '../account/billing.ts';
import { useBilling } from '../account/use-billing.ts';
import { LATER, useBillingAction } from '../account/use-billing-action.ts';
import { CardPanel } from '../payment/card-panel.tsx';
import { CardSkeleton } from '../payment/card-skeleton.tsx';
import { priceOf } from '../plans/plan-price.tsx';
import { BegunPayment } from './begun-payment.tsx';
import { CardChoice, NEW_CARD } from './card-choice.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { SandboxHint } from './sandbox-hint.tsx';
import { SUBSCRIBE_TEXTS } from './subscribe-texts.ts';
import { useLeave } from './use-leave.ts';

/** The first payment of a plan. */
export function SubscribeView({ plan }: { plan: PlanFacts }) {
  const { overview, methods, actions, cards, settings } = useBilling();
  const leave = useLeave();
  // As it was when the form opened: nothing that is learnt meanwhile may take the form away.
  const [wasBegun] = useState(
    overview?.state === 'incomplete' && overview.subscription?.planId === plan.id,
  );
  const { start, isBusy, error } = useBillingAction(
    SUBSCRIBE_TEXTS,
    async (card: CardToUse | undefined) => {
      const outcome = await actions.subscribe(plan.id, card);
      if (outcome === 'waiting') {
        void leave.toReturn({ kind: 'subscribe', plan: plan.id });
        return LATER;
      }
      return `You are on ${plan.name} now.`;
    },
  );
  const subscribe = async (card: CardToUse | undefined) => {
    if ((await start(card)) === 'done') await leave.toOverview();
  };
  return (
    <CheckoutFrame title={`Subscribe to ${plan.name}`} plan={plan}>
      {cards ? (
        <>
          {wasBegun ? <BegunPayment plan={plan} cards={cards} /> : null}
          <SandboxHint mode={settings.mode} />
          {methods ? (
            <PayForPlan
              methods={methods}
              plan={plan}
              isBusy={isBusy}
              error={error}
              onPay={subscribe}
            />
          ) : (
            <CardSkeleton />
          )}
        </>
      ) : (
        <>
          <Notice title="Payments are simulated here">
            No card is asked for and nothing is charged. The plan lasts 30 days, or until you leave.
          </Notice>
          <Button className="mt-6" isBusy={isBusy} onClick={() => void subscribe(undefined)}>
            Subscribe
          </Button>
        </>
      )}
    </CheckoutFrame>
  );
}

interface PayForPlanProps {
  methods: readonly PaymentMethod[];
  plan: PlanFacts;
  isBusy: boolean;
  error: string | undefined;
  onPay: (card: CardToUse) => Promise<void>;
}

function PayForPlan({ methods, plan, isBusy, error, onPay }: PayForPlanProps) {
  // Also decided once: a card that another tab adds must not take the place of the one being typed.
  const [chosen, setChosen] = useState(
    () => methods.find(({ isDefault }) => isDefault)?.id ?? NEW_CARD,
  );
  const [hasForm, setHasForm] = useState(chosen === NEW_CARD);
  const choose = (card: string) => {
    setChosen(card);
    if (card === NEW_CARD) setHasForm(true);
  };
  const label = `Pay ${priceOf(plan)}`;
  return (
    <>
      {methods.length > 0 ? (
        <CardChoice methods={methods} value={chosen} isBusy={isBusy} onChange={choose} />
      ) : null}
      {/* Stays when another card is looked at, with what was typed. */}
      <div hidden={chosen !== NEW_CARD}>
        {hasForm ? (
          <CardPanel
            purpose={{ mode: 'subscription', amount: plan.priceMinor, currency: plan.currency }}
            submitLabel={label}
            isBusy={isBusy}
            error={error}
            onSubmit={(card) => onPay({ kind: 'typed', card })}
          />
        ) : null}
      </div>
      {chosen === NEW_CARD ? null : (
        <>
          {error ? (
            <Notice tone="danger" isLive className="mt-4">
              {error}
            </Notice>
          ) : null}
          <Button
            className="mt-6"
            isBusy={isBusy}
            onClick={() => void onPay({ kind: 'kept', id: chosen })}
          >
            {label}
          </Button>
        </>
      )}
      <p className="mt-4 text-muted text-sm">
        {priceOf(plan)} is charged now and every {plan.interval} from now on.
      </p>
    </>
  );
}
