import type { Insertable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { BillingTables } from '../../../db/tables/billing/payments.ts';

export const findInvoice = (db: Queries, id: string) =>
  db
    .selectFrom('invoices')
    .select(['user_id', 'customer_id'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The payment of an invoice. */
export const findPaymentOf = (db: Queries, invoiceId: string) =>
  db
    .selectFrom('ledger_entries')
    .select(['id', 'currency', 'amount_minor'])
    .where('invoice_id', '=', invoiceId)
    .where('kind', '=', 'payment')
    .executeTakeFirst();

/** The gift that an invoice is for. */
export const findGiftOfInvoice = (db: Queries, invoiceId: string) =>
  db
    .selectFrom('gifts')
    .select('redeemed_at')
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();

/** What was paid, less what went back. */
export async function sumPayment(db: Queries, paymentId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger_entries')
    .select(({ fn }) => fn.sum('amount_minor').as('sum'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

export const findRefundRequest = (db: Queries, key: string) =>
  db.selectFrom('refund_requests').selectAll().where('key', '=', key).executeTakeFirst();

export async function insertRefundRequest(
  db: Queries,
  request: Omit<Insertable<BillingTables['refund_requests']>, 'refund_id' | 'failed_at'>,
): Promise<void> {
  await db
    .insertInto('refund_requests')
    .values({ ...request, refund_id: null, failed_at: null })
    .execute();
}

export async function failRefundRequest(db: Queries, key: string, at: string): Promise<void> {
  await db
    .updateTable('refund_requests')
    .set({ failed_at: at })
    .where('key', '=', key)
    .where('refund_id', 'is', null)
    .execute();
}
