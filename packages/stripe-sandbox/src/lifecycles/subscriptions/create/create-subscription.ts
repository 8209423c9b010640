import { type Period, periodAt } from '../../../money/period.ts';
import { redeem } from '../../../objects/discounts/redeem.ts';
import { emit } from '../../../objects/events/emit.ts';
import { getTaxRates } from '../../../objects/invoices/tax-rates.ts';
import { newIdOf } from '../../../store/ids.ts';
import { DAY, nowFor } from '../../../store/now.ts';
import type { CustomerRow, SubscriptionRow } from '../../../store/rows.ts';
import { get, type Work } from '../../../store/work.ts';
import { invalidRequest } from '../../../wire/errors.ts';
import { toList } from '../../../wire/list.ts';
import { mergeMetadata } from '../../../wire/metadata.ts';
import { checkCancelAt } from '../check-cancel-at.ts';
import { emptySubscription } from '../empty-subscription.ts';
import { checkSameCycle } from '../items/check-same-cycle.ts';
import { createItem } from '../items/create-item.ts';
import { billingCycleOf } from '../items/current-period.ts';
import type { CreateInput } from '../params.ts';
import { requireOwnPaymentMethod } from '../require-own-payment-method.ts';
import { setLatestInvoice } from '../set-latest-invoice.ts';
import { draftFirstInvoice } from './draft-first-invoice.ts';
import { payFirstInvoice } from './pay-first-invoice.ts';

export function createSubscription(work: Work, input: CreateInput): SubscriptionRow {
  const drafted = draftSubscription(work, input);
  return payFirstInvoice(work, drafted.id, input);
}

/** Everything up to the first payment. Previews stop here. */
export function draftSubscription(work: Work, input: CreateInput): SubscriptionRow {
  const customer = get(work, 'customer', input.customer, 'customer');
  const created = nowFor(work, customer.id);
  const id = newIdOf('subscription');
  const trialEnd = readTrialEnd(input, created);
  const items = input.items.map((chosen, index) =>
    createItem(
      work,
      { id, created, customer: customer.id, period: { start: created, end: created } },
      chosen,
      `items[${index}]`,
    ),
  );
  checkSameCycle(items);
  const anchor = readAnchor(input, created, trialEnd);
  const cycle = billingCycleOf(items);
  const naturalEnd = trialEnd ?? (anchor > created ? anchor : periodAt(anchor, cycle, created).end);
  const cancelAt = readCancelAt(input, created, naturalEnd);
  const endsEarly = trialEnd === null && input.proration_behavior !== 'none';
  const period: Period = {
    start: created,
    end: endsEarly ? Math.min(naturalEnd, cancelAt ?? naturalEnd) : naturalEnd,
  };
  const placed = items.map((item) => ({ ...item, current_period_end: period.end }));
  checkCurrency(customer, placed[0]?.price.currency ?? 'usd');
  const subscription: SubscriptionRow = {
    ...emptySubscription({ id, created, customer, currency: placed[0]?.price.currency ?? 'usd' }),
    billing_cycle_anchor: anchor,
    billing_mode:
      input.billing_mode?.type === 'classic'
        ? { flexible: null, type: 'classic' }
        : { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    cancel_at: cancelAt,
    cancel_at_period_end: input.cancel_at_period_end ?? false,
    canceled_at: input.cancel_at || input.cancel_at_period_end ? created : null,
    collection_method: input.collection_method ?? 'charge_automatically',
    days_until_due: input.days_until_due ?? null,
    default_payment_method: requireOwnPaymentMethod(work, customer, input.default_payment_method),
    default_tax_rates: getTaxRates(work, input.default_tax_rates),
    description: input.description ?? null,
    discounts: redeem(work, input.discounts ?? null, {
      currency: placed[0]?.price.currency ?? 'usd',
      customer: customer.id,
      subscription: id,
      subtotalMinor: placed.reduce(
        (sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * quantity,
        0,
      ),
    }),
    items: toList(placed, `/v1/subscription_items?subscription=${id}`),
    metadata: mergeMetadata({}, input.metadata),
    payment_settings: {
      payment_method_options: null,
      payment_method_types: input.payment_settings?.payment_method_types ?? null,
      save_default_payment_method: input.payment_settings?.save_default_payment_method ?? 'off',
    },
    status: trialEnd === null ? 'incomplete' : 'trialing',
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method:
          input.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
      },
    },
    trial_start: trialEnd === null ? null : created,
  };
  work.put('subscription', subscription);
  work.put('subscription_note', { id, trialWarningSent: false, pendingInvoice: null });
  const invoice = draftFirstInvoice(work, subscription, input, period);
  const linked = setLatestInvoice(work, id, invoice.id);
  emit(work, 'customer.subscription.created', linked);
  return linked;
}

/** All items share one period, so `min_period_end` and `max_period_end` are equal. */
function readCancelAt(input: CreateInput, now: number, periodEnd: number): number | null {
  if (typeof input.cancel_at === 'number') {
    checkCancelAt(input.cancel_at, now);
    return input.cancel_at;
  }
  return input.cancel_at !== undefined || input.cancel_at_period_end ? periodEnd : null;
}

function readTrialEnd(input: CreateInput, now: number): number | null {
  if (input.trial_period_days !== undefined && input.trial_period_days > 0) {
    return now + input.trial_period_days * DAY;
  }
  if (input.trial_end === undefined || input.trial_end === 'now') return null;
  if (input.trial_end <= now) {
    throw invalidRequest('The trial_end must be in the future.', 'trial_end');
  }
  return input.trial_end;
}

function readAnchor(input: CreateInput, now: number, trialEnd: number | null): number {
  if (input.billing_cycle_anchor === undefined) return trialEnd ?? now;
  if (input.billing_cycle_anchor <= now) {
    throw invalidRequest('billing_cycle_anchor must be in the future.', 'billing_cycle_anchor');
  }
  return input.billing_cycle_anchor;
}

function checkCurrency(customer: CustomerRow, currency: string): void {
  if (customer.currency && customer.currency !== currency) {
    throw invalidRequest(
      `You cannot combine currencies on a single customer. This customer has used ${customer.currency}.`,
      'currency',
    );
  }
}
