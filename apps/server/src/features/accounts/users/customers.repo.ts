import type { Queries } from '../../../db/client.ts';

export async function updateFirstCustomer(
  db: Queries,
  userId: number,
  customerId: string,
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ stripe_customer_id: customerId })
    .where('id', '=', userId)
    .where('stripe_customer_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of everybody, or of one member. */
export async function clearCustomers(db: Queries, userId?: number): Promise<void> {
  let query = db
    .updateTable('users')
    .set({ stripe_customer_id: null })
    .where('stripe_customer_id', 'is not', null);
  if (userId !== undefined) query = query.where('id', '=', userId);
  await query.execute();
}
