import type { Queries } from '../../../db/client.ts';
import { recordEvent } from '../../webhooks/index.ts';
import type { InvoiceRow } from '../invoices/invoices.repo.ts';
import type { LedgerRow } from '../ledger/ledger.repo.ts';

/** New payments and refunds. */
export async function announceEntries(
  tx: Queries,
  rows: readonly LedgerRow[],
  at: string,
): Promise<void> {
  for (const row of rows) {
    if (row.kind !== 'payment' && row.kind !== 'refund') continue;
    const isRefund = row.kind === 'refund';
    await recordEvent(tx, {
      type: isRefund ? 'payment.refunded' : 'payment.succeeded',
      object: ['payment', row.payment_id],
      at,
      data: {
        id: row.payment_id,
        ...(isRefund ? { refundId: row.id } : {}),
        memberId: row.user_id,
        invoiceId: row.invoice_id,
        amountMinor: Math.abs(row.amount_minor),
        currency: row.currency,
        occurredAt: row.occurred_at,
      },
      links: { api: `/api/studio/members/${row.user_id}` },
    });
  }
}

/** Invoices that a card has been charged for once more, without success. */
export async function announceFailedPayments(
  tx: Queries,
  before: readonly InvoiceRow[],
  after: readonly InvoiceRow[],
  at: string,
): Promise<void> {
  const known = new Map(before.map(({ id, attempts }) => [id, attempts]));
  for (const row of after) {
    const hasFailed = row.status === 'open' && row.amount_remaining_minor > 0;
    if (!hasFailed || row.attempts <= (known.get(row.id) ?? 0)) continue;
    await recordEvent(tx, {
      type: 'payment.failed',
      object: ['invoice', row.id],
      at,
      data: {
        invoiceId: row.id,
        memberId: row.user_id,
        subscriptionId: row.subscription_id,
        amountMinor: row.amount_remaining_minor,
        currency: row.currency,
        attempts: row.attempts,
        nextAttemptAt: row.next_attempt_at,
      },
      links: { api: `/api/studio/members/${row.user_id}` },
    });
  }
}
