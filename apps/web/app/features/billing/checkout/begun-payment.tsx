import type { PlanFacts } from '@rostra/contract';
import { Button, Notice } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import type { CardActions } from '../account/billing.ts';
import { LATER, useBillingAction } from '../account/use-billing-action.ts';
import { SUBSCRIBE_TEXTS } from './subscribe-texts.ts';
import { useLeave } from './use-leave.ts';

interface BegunPaymentProps {
  plan: PlanFacts;
  cards: CardActions;
}

/** A first payment that was left at the bank's door: it can go on from there, without the card. */
export function BegunPayment({ plan, cards }: BegunPaymentProps) {
  const leave = useLeave();
  const { data: payment } = useQuery({
    queryKey: ['billing', 'begun', plan.id],
    queryFn: async () => (await cards.findBegun(plan.id)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const { start, isBusy } = useBillingAction(SUBSCRIBE_TEXTS, async () => {
    if (!payment) return LATER;
    const outcome = await cards.finish(payment);
    if (outcome === 'waiting') {
      void leave.toReturn();
      return LATER;
    }
    return `You are on ${plan.name} now.`;
  });
  if (!payment) return null;
  return (
    <Notice tone="warning" className="mb-6" title="Your bank is waiting for you">
      <p>You began this payment before. Confirm it with your bank, or pay with a card below.</p>
      <Button
        size="small"
        className="mt-3"
        isBusy={isBusy}
        onClick={async () => {
          if ((await start()) === 'done') await leave.toOverview();
        }}
      >
        Continue with your bank
      </Button>
    </Notice>
  );
}
