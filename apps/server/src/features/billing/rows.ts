import type { Invoice, Plan } from '@rostra/contract';
import type { RemoteInvoice, RemoteSubscription } from '../../adapters/payments/payments.ts';
import type { InvoiceRow } from './invoices.repo.ts';
import { namePlanOf, type PlanPrices } from './plan-prices.ts';
import type { SubscriptionRow } from './subscriptions.repo.ts';

const bit = (value: boolean) => (value ? 1 : 0);

export function toSubscriptionRow(
  remote: RemoteSubscription,
  invoices: readonly RemoteInvoice[],
  { userId, plan, creditMinor }: { userId: number; plan: Plan | null; creditMinor: number },
): SubscriptionRow {
  return {
    id: remote.id,
    user_id: userId,
    customer_id: remote.customerId,
    status: remote.status,
    item_id: remote.itemId,
    price_id: remote.priceId,
    plan,
    currency: remote.currency,
    credit_minor: creditMinor,
    period_starts_at: remote.periodStartsAt,
    period_ends_at: remote.periodEndsAt,
    cancel_at_period_end: bit(remote.cancelAtPeriodEnd),
    ends_at: remote.endsAt,
    canceled_at: remote.canceledAt,
    unpaid_since: unpaidSince(remote, invoices),
    latest_invoice_id: remote.latestInvoiceId,
    is_current: 0,
    created_at: remote.createdAt,
  };
}

/** Not the period's start: someone who never pays would get new days of grace each month. */
function unpaidSince(
  { id, status, periodStartsAt }: RemoteSubscription,
  invoices: readonly RemoteInvoice[],
): string | null {
  if (status !== 'past_due' && status !== 'unpaid') return null;
  const unpaid = invoices
    .filter(
      (invoice) =>
        invoice.subscriptionId === id &&
        (invoice.status === 'open' || invoice.status === 'uncollectible') &&
        invoice.amountRemainingMinor > 0,
    )
    .map(({ createdAt }) => createdAt);
  return unpaid.sort()[0] ?? periodStartsAt;
}

export function toInvoiceRow(
  remote: RemoteInvoice,
  { userId, prices, known }: { userId: number; prices: PlanPrices; known: InvoiceRow | undefined },
): InvoiceRow {
  const lines: Invoice['lines'] = remote.lines.map((line) => namePlanOf(prices, line));
  return {
    id: remote.id,
    user_id: userId,
    customer_id: remote.customerId,
    subscription_id: remote.subscriptionId,
    number: remote.number,
    status: remote.status,
    reason: remote.reason,
    currency: remote.currency,
    total_minor: remote.totalMinor,
    amount_paid_minor: remote.amountPaidMinor,
    amount_remaining_minor: remote.amountRemainingMinor,
    amount_refunded_minor: remote.amountRefundedMinor ?? known?.amount_refunded_minor ?? 0,
    is_disputed: remote.isDisputed === null ? (known?.is_disputed ?? 0) : bit(remote.isDisputed),
    attempts: remote.attempts,
    needs_action: bit(remote.needsAction),
    created_at: remote.createdAt,
    due_at: remote.dueAt,
    paid_at: remote.paidAt,
    hosted_url: remote.hostedUrl,
    pdf_url: remote.pdfUrl,
    lines: JSON.stringify(lines),
  };
}
