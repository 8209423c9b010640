import {
  type DeclineReason,
  discountDurations,
  type PaymentMethod,
  type PaymentToConfirm,
  type SubscriptionStatus,
  subscriptionStatuses,
} from '@rostra/contract';
import type Stripe from 'stripe';
import type { ChargePreview, PaymentEvent, PlanChangePreview } from './payments.ts';
import type {
  RemoteDiscount,
  RemoteInvoice,
  RemoteLine,
  RemotePrice,
  RemoteSubscription,
} from './remote.ts';
import { pauseIn } from './stripe/plan-changes/pause-state.ts';
import { reasonOf } from './stripe-errors.ts';

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
const isoOrNull = (seconds: number | null | undefined) => (seconds ? iso(seconds) : null);

export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** A status that Stripe adds later grants nothing until we support it. */
const knownStatus = (status: string): SubscriptionStatus =>
  subscriptionStatuses.find((known) => known === status) ?? 'paused';

const knownInvoiceStatus = (status: string): RemoteInvoice['status'] =>
  (['open', 'paid', 'uncollectible', 'void'] as const).find((known) => known === status) ?? 'draft';

/** The fields that we read, which only some kinds of objects have. */
interface EventObject {
  object: string;
  id?: unknown;
  customer?: unknown;
  charge?: unknown;
}

/** Only ids are taken from an event; the sync reads everything else. */
export function toEvent(event: Stripe.Event): PaymentEvent {
  const object: EventObject = event.data.object;
  const customer = object.object === 'customer' ? object.id : object.customer;
  return {
    id: event.id,
    type: event.type,
    customerId: idOf(customer as string | { id: string } | null),
    chargeId: idOf(object.charge as string | { id: string } | null),
  };
}

export function toSubscription(subscription: Stripe.Subscription): RemoteSubscription | undefined {
  const [item] = subscription.items.data;
  if (!item) return undefined;
  // With `cancel_at` it may end before or after the period.
  const endsAt =
    subscription.ended_at ??
    subscription.cancel_at ??
    (subscription.cancel_at_period_end ? item.current_period_end : null);
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) as string,
    status: knownStatus(subscription.status),
    itemId: item.id,
    priceId: item.price.id,
    planHint: item.price.metadata.plan ?? null,
    currency: subscription.currency,
    periodStartsAt: iso(item.current_period_start),
    periodEndsAt: iso(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endsAt: isoOrNull(endsAt),
    canceledAt: isoOrNull(subscription.canceled_at),
    createdAt: iso(subscription.created),
    latestInvoiceId: idOf(subscription.latest_invoice),
    discount: discountOf(subscription),
    pause: pauseIn(subscription),
    quantity: item.quantity ?? 1,
    scheduled: scheduledIn(subscription, item),
    price: priceOf(item),
    isEndedUnpaid: ENDED_UNPAID.has(subscription.cancellation_details?.reason ?? ''),
  };
}

/** The schedule is expanded. */
function scheduledIn(
  { schedule }: Stripe.Subscription,
  { price, quantity = 1 }: Stripe.SubscriptionItem,
): RemoteSubscription['scheduled'] {
  if (typeof schedule !== 'object' || schedule?.status !== 'active') return null;
  const { current_phase: current, phases } = schedule;
  const next = phases.find(({ start_date }) => start_date >= (current?.end_date ?? 0));
  const priceId = idOf(next?.items[0]?.price);
  const nextQuantity = next?.items[0]?.quantity ?? 1;
  if (!next || priceId === null) return null;
  if (priceId === price.id && nextQuantity === quantity) return null;
  return { priceId, quantity: nextQuantity, at: iso(next.start_date) };
}

const ENDED_UNPAID: ReadonlySet<string> = new Set(['payment_failed', 'payment_disputed']);

function priceOf({ price, quantity = 1 }: Stripe.SubscriptionItem): RemotePrice | null {
  const { unit_amount: amount, recurring } = price;
  if (amount === null || !recurring) return null;
  const interval = intervals.find((known) => known === recurring.interval);
  return interval
    ? { amountMinor: amount * quantity, interval, count: recurring.interval_count }
    : null;
}

const intervals = ['day', 'week', 'month', 'year'] as const;

/** Discounts and their coupons are expanded. A subscription has one, unless it was edited at Stripe. */
function discountOf({ discounts: [discount] }: Stripe.Subscription): RemoteDiscount | null {
  if (typeof discount !== 'object') return null;
  const { coupon } = discount.source;
  if (typeof coupon !== 'object' || coupon === null) return null;
  return {
    name: coupon.name,
    percentOff: coupon.percent_off,
    amountOffMinor: coupon.amount_off,
    // A duration that Stripe adds later is shown until the discount is gone.
    duration: discountDurations.find((known) => known === coupon.duration) ?? 'forever',
    months: coupon.duration_in_months,
    endsAt: isoOrNull(discount.end),
    promotionId: idOf(discount.promotion_code),
  };
}

const discountIn = ({ total_discount_amounts: amounts }: Stripe.Invoice) =>
  (amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);

export function toInvoice(
  invoice: Stripe.Invoice,
  intents: ReadonlyMap<string, Stripe.PaymentIntent>,
): RemoteInvoice | undefined {
  if (!invoice.id || invoice.status === null) return undefined;
  const intentIds = (invoice.payments?.data ?? []).flatMap(
    ({ payment }) => idOf(payment.payment_intent) ?? [],
  );
  const paid = intentIds.flatMap((id) => intents.get(id) ?? []);
  const isComplete = paid.length === intentIds.length;
  const charges = paid.flatMap(({ latest_charge: charge }) =>
    typeof charge === 'object' && charge ? [charge] : [],
  );
  return {
    id: invoice.id,
    customerId: idOf(invoice.customer) as string,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    number: invoice.number,
    status: knownInvoiceStatus(invoice.status),
    reason: invoice.billing_reason ?? 'manual',
    currency: invoice.currency,
    totalMinor: invoice.total,
    amountPaidMinor: invoice.amount_paid,
    amountRemainingMinor: invoice.amount_remaining,
    amountRefundedMinor: isComplete
      ? charges.reduce((sum, charge) => sum + charge.amount_refunded, 0)
      : null,
    isDisputed: isComplete ? charges.some(({ disputed }) => disputed) : null,
    attempts: invoice.attempt_count,
    declineReason: declineReasonOf(paid),
    needsAction: invoice.status === 'open' && paid.some(needsAction),
    createdAt: iso(invoice.created),
    dueAt: isoOrNull(invoice.due_date),
    paidAt: isoOrNull(invoice.status_transitions.paid_at),
    nextAttemptAt: isoOrNull(invoice.next_payment_attempt),
    taxMinor: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    discountMinor: discountIn(invoice),
    hostedUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
    giftId: invoice.metadata?.gift ?? null,
    lines: invoice.lines.data.map((line) => ({ ...toLine(line), currency: line.currency })),
  };
}

function declineReasonOf(intents: readonly Stripe.PaymentIntent[]): DeclineReason | null {
  const error = intents.findLast((intent) => intent.last_payment_error)?.last_payment_error;
  return error ? reasonOf(error.code, error.decline_code) : null;
}

/** A negative balance is the customer's credit; a positive one is part of the amount due. */
export function toPreview(invoice: Stripe.Invoice, priceId: string): PlanChangePreview {
  const { total, starting_balance: balance } = invoice;
  const lines = invoice.lines.data.map(toLine);
  // A credited period may be longer than the new one.
  const bought = lines.filter((line) => line.priceId === priceId);
  return {
    // Stripe's clock, not ours.
    prorationDate:
      invoice.parent?.subscription_details?.subscription_proration_date ?? invoice.created,
    currency: invoice.currency,
    amountDueMinor: invoice.amount_due,
    creditUsedMinor: Math.max(0, Math.min(total, -balance)),
    creditMinor: Math.max(0, -total - balance),
    discountMinor: discountIn(invoice),
    lines,
    nextPaymentAt: (bought.length > 0 ? bought : lines)
      .map(({ endsAt }) => endsAt)
      .sort()
      .at(-1) as string,
  };
}

/** A payment that is not prorated. */
export function toChargePreview(invoice: Stripe.Invoice): ChargePreview {
  const { currency, subtotal, total, amount_due, starting_balance: balance } = invoice;
  return {
    currency,
    subtotalMinor: subtotal,
    discountMinor: discountIn(invoice),
    amountDueMinor: amount_due,
    creditUsedMinor: Math.max(0, Math.min(total, -balance)),
  };
}

function toLine({ description, amount, period, ...line }: Stripe.InvoiceLineItem): RemoteLine {
  const { subscription_item_details: item, invoice_item_details: extra } = line.parent ?? {};
  return {
    description,
    amount,
    priceId: idOf(line.pricing?.price_details?.price),
    isProration: (item ?? extra)?.proration ?? false,
    endsAt: iso(period.end),
  };
}

const needsAction = ({ status, last_payment_error: error }: Stripe.PaymentIntent) =>
  status === 'requires_action' || error?.code === 'authentication_required';

export function toCard(method: Stripe.PaymentMethod, defaultId: string | null): PaymentMethod[] {
  if (!method.card) return [];
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return [{ id: method.id, isDefault: method.id === defaultId, brand, last4, expMonth, expYear }];
}

export function toPaymentToConfirm(subscription: Stripe.Subscription): PaymentToConfirm | null {
  const invoice = subscription.latest_invoice;
  const secret =
    typeof invoice === 'object' && invoice?.status === 'open'
      ? invoice.confirmation_secret?.client_secret
      : undefined;
  if (secret) return { kind: 'payment', clientSecret: secret };
  const setup = subscription.pending_setup_intent;
  return typeof setup === 'object' && setup?.client_secret
    ? { kind: 'setup', clientSecret: setup.client_secret }
    : null;
}
