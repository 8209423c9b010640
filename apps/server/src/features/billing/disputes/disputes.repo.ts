import type { Selectable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { BillingTables } from '../../../db/tables/billing/payments.ts';

export type DisputeRow = Selectable<BillingTables['disputes']>;

export const findDisputesOf = (db: Queries, customerId: string): Promise<DisputeRow[]> =>
  db.selectFrom('disputes').selectAll().where('customer_id', '=', customerId).execute();

export async function saveDispute(db: Queries, row: DisputeRow): Promise<void> {
  await db
    .insertInto('disputes')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
