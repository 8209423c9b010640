import type { Selectable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { BillingTables } from '../../../db/tables/billing/payments.ts';

export type LedgerRow = Selectable<BillingTables['ledger_entries']>;

export const findLedgerOf = (db: Queries, customerId: string): Promise<LedgerRow[]> =>
  db.selectFrom('ledger_entries').selectAll().where('customer_id', '=', customerId).execute();

export async function saveLedger(db: Queries, rows: readonly LedgerRow[]): Promise<void> {
  for (const row of rows) {
    await db
      .insertInto('ledger_entries')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
}

/** The open request, marked as done. Undefined if there is none with this key. */
export const completeRefundRequest = (db: Queries, key: string, refundId: string) =>
  db
    .updateTable('refund_requests')
    .set({ refund_id: refundId })
    .where('key', '=', key)
    .where('refund_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
