import type { Plan } from '@rostra/contract';
import type { RemoteInvoice, RemoteSubscription } from '../../../adapters/payments/remote.ts';
import type { SubscriptionRow } from './subscriptions.repo.ts';

export function toSubscriptionRow(
  remote: RemoteSubscription,
  invoices: readonly RemoteInvoice[],
  {
    userId,
    plan,
    creditMinor,
    debitMinor,
    discount,
    annualMinor,
  }: {
    userId: number;
    plan: Plan | null;
    creditMinor: number;
    debitMinor: number;
    discount: string | null;
    annualMinor: number;
  },
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
    debit_minor: debitMinor,
    period_starts_at: remote.periodStartsAt,
    period_ends_at: remote.periodEndsAt,
    cancel_at_period_end: remote.cancelAtPeriodEnd ? 1 : 0,
    ends_at: remote.endsAt,
    canceled_at: remote.canceledAt,
    unpaid_since: unpaidSince(remote, invoices),
    latest_invoice_id: remote.latestInvoiceId,
    is_current: 0,
    created_at: remote.createdAt,
    discount,
    annual_minor: annualMinor,
    next_price_id: remote.scheduled?.priceId ?? null,
    next_price_at: remote.scheduled?.at ?? null,
    quantity: remote.quantity,
    next_quantity: remote.scheduled?.quantity ?? null,
    pause_starts_at: remote.pause?.startsAt ?? null,
    pause_ends_at: remote.pause?.endsAt ?? null,
  };
}

/** Not the start of the period: a member who never pays would get a new grace period each month. */
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
