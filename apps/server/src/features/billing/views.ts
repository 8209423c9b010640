import type { BillingOverview, Invoice, Subscription } from '@rostra/contract';
import { isEnding, stateOf } from './billing-state.ts';
import type { BillingContext } from './context.ts';
import type { BillingUser } from './customers.repo.ts';
import { entitlementAt } from './entitlement.ts';
import { findOpenInvoice, type InvoiceRow } from './invoices.repo.ts';
import { planNameOf } from './plan-prices.ts';
import { findCurrentSubscription, type SubscriptionRow } from './subscriptions.repo.ts';

export function toSubscription(row: SubscriptionRow): Subscription {
  return {
    id: row.id,
    subscriptionId: row.id,
    status: row.status,
    customerId: row.customer_id,
    priceId: row.price_id,
    planId: row.plan,
    planName: planNameOf(row.plan),
    currentPeriodEnd: row.period_ends_at,
    currency: row.currency,
    credit: row.credit_minor,
    cancelAtPeriodEnd: isEnding(row),
    endsAt: row.ends_at,
  };
}

const seconds = (at: string) => Math.floor(Date.parse(at) / 1000);

export function toInvoice(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    currency: row.currency,
    total: row.total_minor,
    amountPaid: row.amount_paid_minor,
    amountRemaining: row.amount_remaining_minor,
    amountRefunded: row.amount_refunded_minor,
    isDisputed: row.is_disputed === 1,
    created: seconds(row.created_at),
    dueDate: row.due_at === null ? null : seconds(row.due_at),
    hostedInvoiceUrl: row.hosted_url,
    invoicePdf: row.pdf_url,
    lines: linesOf(row),
  };
}

/** Lines kept before they named their plan are in Stripe's words until the member is synced again. */
function linesOf({ lines, created_at: endsAt }: InvoiceRow): Invoice['lines'] {
  const kept = JSON.parse(lines) as Invoice['lines'];
  const unnamed = { planName: null, isProration: false, endsAt };
  return kept.map((line) => ({ ...unnamed, ...line }));
}

/** Where a member stands, from what is known here. */
export async function describeBilling(
  { db, now, graceDays }: Pick<BillingContext, 'db' | 'graceDays' | 'now'>,
  user: Pick<BillingUser, 'id' | 'stripe_customer_id'>,
): Promise<BillingOverview> {
  const current = await findCurrentSubscription(db.queries, user.id);
  const state = stateOf(current);
  const isShown = current !== undefined && state !== 'none';
  const open =
    isShown && state !== 'incomplete' && state !== 'paused' && state !== 'ended'
      ? await findOpenInvoice(db.queries, user.id, current.id)
      : undefined;
  const entitlement = entitlementAt(current, now().toISOString(), graceDays);
  return {
    state,
    customerId: user.stripe_customer_id,
    subscription: isShown ? toSubscription(current) : null,
    entitlement,
    graceEndsAt: state === 'past_due' ? (entitlement?.until ?? null) : null,
    openInvoice: open ? toInvoice(open) : null,
  };
}
