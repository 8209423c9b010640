import type { PauseOptions } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { BillingContext } from '../context.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { firstCharge } from '../scheduled-changes/first-charge.ts';
import { getOwnSubscription } from '../subscriptions/own-subscription.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';

export function listPauseOptions(
  context: BillingContext,
  userId: number,
  id: string,
): Promise<PauseOptions> {
  return handlePaymentErrors(context, messageReference('billing', 'reason.update'), () =>
    context.locks(userId, async (lock) =>
      describePauses(context, await getOwnSubscription(context, lock, id)),
    ),
  );
}

/** A plan that is paused, about to end or to change, unpaid, yearly, or unknown to us cannot be paused. */
export async function describePauses(
  context: BillingContext,
  own: SubscriptionRow,
): Promise<PauseOptions> {
  const catalog = await loadPlans(context);
  const terms = catalog.findTerms(own.price_id);
  const plan = terms && { id: catalog.findByPrice(own.price_id)?.id ?? '', ...terms };
  const chargeAt = (at: string) => (plan ? firstCharge(own, plan, at).amountDue : 0);
  const isPausable =
    plan !== undefined &&
    own.status === 'active' &&
    own.cancel_at_period_end === 0 &&
    own.next_price_id === null &&
    own.pause_starts_at === null;
  const times = isPausable ? await context.payments.listPauses(own.id) : [];
  return {
    currency: own.currency,
    options: times.map((option) => ({ ...option, amountDue: chargeAt(option.endsAt) })),
    resumeDue: resumeDue(own, chargeAt(context.now().toISOString())),
  };
}

function resumeDue({ status, pause_starts_at }: SubscriptionRow, price: number): number | null {
  if (pause_starts_at === null) return null;
  return status === 'paused' ? price : 0;
}
