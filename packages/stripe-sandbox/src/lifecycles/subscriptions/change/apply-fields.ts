import { announceRemoval } from '../../../objects/discounts/customer-discount.ts';
import { redeem } from '../../../objects/discounts/redeem.ts';
import { getTaxRates } from '../../../objects/invoices/tax-rates.ts';
import { DAY, nowFor } from '../../../store/now.ts';
import type { SubscriptionRow } from '../../../store/rows.ts';
import { get, type Work } from '../../../store/work.ts';
import { invalidRequest } from '../../../wire/errors.ts';
import { mergeMetadata } from '../../../wire/metadata.ts';
import { checkCancelAt } from '../check-cancel-at.ts';
import { currentCycle, currentPeriod } from '../items/current-period.ts';
import type { UpdateInput } from '../params.ts';
import { requireOwnPaymentMethod } from '../require-own-payment-method.ts';

/** Applies the fields of an update that do not affect billing: descriptions, payment method and cancellation. */
export function applyFields(
  work: Work,
  subscription: SubscriptionRow,
  input: UpdateInput,
): SubscriptionRow {
  const now = nowFor(work, subscription.customer);
  const customer = get(work, 'customer', subscription.customer);
  const plain: SubscriptionRow = {
    ...subscription,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: null,
      ...subscription.cancellation_details,
      ...input.cancellation_details,
    },
    collection_method: input.collection_method ?? subscription.collection_method,
    days_until_due: input.days_until_due ?? subscription.days_until_due,
    default_payment_method:
      input.default_payment_method === undefined
        ? subscription.default_payment_method
        : requireOwnPaymentMethod(work, customer, input.default_payment_method),
    default_tax_rates:
      input.default_tax_rates === undefined
        ? (subscription.default_tax_rates ?? [])
        : getTaxRates(work, input.default_tax_rates),
    discounts: readDiscounts(work, subscription, input),
    description: input.description === undefined ? subscription.description : input.description,
    metadata: mergeMetadata(subscription.metadata, input.metadata),
    pause_collection: readPause(subscription, input, now),
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
      ...subscription.payment_settings,
      ...input.payment_settings,
    },
  };
  return withCancellation(plain, input, now);
}

function readDiscounts(
  work: Work,
  subscription: SubscriptionRow,
  { discounts }: UpdateInput,
): SubscriptionRow['discounts'] {
  if (discounts === undefined) return subscription.discounts;
  const after = redeem(work, discounts, {
    currency: subscription.currency,
    customer: subscription.customer,
    subscription: subscription.id,
    subtotalMinor: subscription.items.data.reduce(
      (sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * quantity,
      0,
    ),
  });
  for (const id of subscription.discounts) {
    const removed = after.includes(String(id)) ? undefined : work.find('discount', String(id));
    if (removed !== undefined) announceRemoval(work, removed);
  }
  return after;
}

function readPause(
  subscription: SubscriptionRow,
  { pause_collection: pause }: UpdateInput,
  now: number,
): SubscriptionRow['pause_collection'] {
  if (pause === undefined) return subscription.pause_collection;
  if (pause?.resumes_at !== undefined && pause.resumes_at <= now) {
    throw invalidRequest('resumes_at must be in the future.', 'pause_collection[resumes_at]');
  }
  return pause && { behavior: pause.behavior, resumes_at: pause.resumes_at ?? null };
}

function withCancellation(
  subscription: SubscriptionRow,
  input: UpdateInput,
  now: number,
): SubscriptionRow {
  const requested = (cancel_at: number | null, cancel_at_period_end: boolean): SubscriptionRow => ({
    ...subscription,
    cancel_at,
    cancel_at_period_end,
    canceled_at: cancel_at === null ? null : (subscription.canceled_at ?? now),
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...subscription.cancellation_details,
      reason: cancel_at === null ? null : 'cancellation_requested',
    },
  });
  if (input.cancel_at_period_end === true) return requested(periodEnd(subscription), true);
  if (typeof input.cancel_at === 'string') return requested(periodEnd(subscription), false);
  if (input.cancel_at !== undefined) {
    if (input.cancel_at !== null) checkCancelAt(input.cancel_at, now);
    return requested(input.cancel_at, false);
  }
  if (input.cancel_at_period_end === false && subscription.cancel_at_period_end) {
    return requested(null, false);
  }
  return subscription;
}

/** The end of the whole billing period, even if an earlier `cancel_at` has shortened it. */
function periodEnd(subscription: SubscriptionRow): number {
  return subscription.status === 'trialing'
    ? currentPeriod(subscription).end
    : currentCycle(subscription).end;
}

export function withTrialEnd(
  work: Work,
  subscription: SubscriptionRow,
  trialEnd: number,
): SubscriptionRow {
  const now = nowFor(work, subscription.customer);
  if (trialEnd <= now || trialEnd > now + 730 * DAY) {
    throw invalidRequest('trial_end must lie within the next two years.', 'trial_end');
  }
  const data = subscription.items.data.map((item) => ({ ...item, current_period_end: trialEnd }));
  return {
    ...subscription,
    billing_cycle_anchor: trialEnd,
    items: { ...subscription.items, data },
    status: 'trialing',
    trial_end: trialEnd,
    trial_start: subscription.trial_start ?? now,
  };
}
