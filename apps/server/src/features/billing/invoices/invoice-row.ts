import type { Invoice } from '@rostra/contract';
import type { RemoteInvoice } from '../../../adapters/payments/remote.ts';
import type { PlanCatalog } from '../../../languages/plan-catalog.ts';
import { namePlanOf } from '../plans/plan-prices.ts';
import type { InvoiceRow } from './invoices.repo.ts';

const bit = (value: boolean) => (value ? 1 : 0);

export function toInvoiceRow(
  remote: RemoteInvoice,
  {
    userId,
    catalog,
    known,
  }: { userId: number; catalog: PlanCatalog; known: InvoiceRow | undefined },
): InvoiceRow {
  const lines: Invoice['lines'] = remote.lines.map((line) => namePlanOf(catalog, line));
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
    // Stripe forgets the reason once the invoice is paid.
    decline_reason: remote.declineReason ?? known?.decline_reason ?? null,
    next_attempt_at: remote.nextAttemptAt,
    tax_minor: remote.taxMinor,
    discount_minor: remote.discountMinor,
  };
}
