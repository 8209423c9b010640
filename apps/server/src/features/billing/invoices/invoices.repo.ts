import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { BillingTables } from '../../../db/tables/billing/payments.ts';

export type InvoiceRow = Selectable<BillingTables['invoices']>;

export function findInvoicesOf(db: Queries, userId: number): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export function findPaidInvoices(
  db: Queries,
  userId: number,
  limit: number,
): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'paid')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function findOwnInvoice(
  db: Queries,
  userId: number,
  id: string,
): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The newest unpaid invoice of a subscription. */
export function findOpenInvoice(
  db: Queries,
  userId: number,
  subscriptionId: string,
): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('user_id', '=', userId)
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'open')
    .where('amount_remaining_minor', '>', 0)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function saveInvoices(
  db: Queries,
  rows: readonly Insertable<BillingTables['invoices']>[],
): Promise<void> {
  for (const row of rows) {
    await db
      .insertInto('invoices')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
}
