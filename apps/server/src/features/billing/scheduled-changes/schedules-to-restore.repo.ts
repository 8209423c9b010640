import type { Insertable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { BillingTables } from '../../../db/tables/billing/payments.ts';

export async function putScheduleToRestore(
  db: Queries,
  row: Insertable<BillingTables['schedules_to_restore']>,
): Promise<void> {
  await db
    .insertInto('schedules_to_restore')
    .values(row)
    .onConflict((conflict) => conflict.column('subscription_id').doUpdateSet(row))
    .execute();
}

export async function deleteScheduleToRestore(db: Queries, subscriptionId: string): Promise<void> {
  await db
    .deleteFrom('schedules_to_restore')
    .where('subscription_id', '=', subscriptionId)
    .execute();
}

export function findSchedulesToRestore(db: Queries, userId: number) {
  return db
    .selectFrom('schedules_to_restore')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
    .selectAll('schedules_to_restore')
    .where('user_id', '=', userId)
    .execute();
}
