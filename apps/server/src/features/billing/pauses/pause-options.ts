import type { PauseOptions } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { discountFor } from '../coupons/stored-discount.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { hasUnfinishedInvoice } from '../invoices/has-unfinished-invoice.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { firstCharge } from '../scheduled-changes/first-charge.ts';
import { getOwnSubscription } from '../subscriptions/own-subscription.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';

const BEFORE_PERIOD_ENDS_MS = 10 * 60_000;

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

export const obstacleError = (obstacle: NonNullable<PauseOptions['obstacle']>) =>
  new AppError('conflict', messageReference('billing-server', `pauseObstacle.${obstacle}`));

/** A plan that is paused, about to end or to change, unpaid, yearly, or unknown to us cannot be paused. */
export async function describePauses(
  context: BillingContext,
  own: SubscriptionRow,
): Promise<PauseOptions> {
  const catalog = await loadPlans(context);
  const terms = catalog.findTerms(own.price_id);
  const plan = terms && { id: catalog.findByPrice(own.price_id)?.id ?? '', ...terms };
  const chargeAt = (at: string) => (plan ? firstCharge(own, plan, { at }).amountDue : 0);
  const isPausable =
    plan !== undefined &&
    own.status === 'active' &&
    own.cancel_at_period_end === 0 &&
    own.next_price_id === null &&
    own.pause_starts_at === null;
  const obstacle =
    isPausable || own.pause_starts_at !== null ? await findObstacle(context, own, plan) : null;
  const times = isPausable && obstacle === null ? await context.payments.listPauses(own.id) : [];
  return {
    currency: own.currency,
    options: times.map((option) => ({ ...option, amountDue: chargeAt(option.endsAt) })),
    obstacle,
    resumeDue: resumeDue(own, chargeAt(context.now().toISOString())),
  };
}

function resumeDue({ status, pause_starts_at }: SubscriptionRow, price: number): number | null {
  if (pause_starts_at === null) return null;
  return status === 'paused' ? price : 0;
}

/** Stripe bills when a period ends. A change at that time could be lost, or charged twice. */
async function findObstacle(
  context: BillingContext,
  own: SubscriptionRow,
  plan: { id: string } | undefined,
): Promise<PauseOptions['obstacle']> {
  const left = Date.parse(own.period_ends_at) - context.now().getTime();
  if (left <= BEFORE_PERIOD_ENDS_MS || (await hasUnfinishedInvoice(context, own))) return 'billed';
  // Stripe would use it for the invoice that is voided.
  const isOnce = discountFor(own.discount, plan?.id ?? null)?.duration === 'once';
  return isOnce && own.pause_starts_at === null ? 'discount' : null;
}
