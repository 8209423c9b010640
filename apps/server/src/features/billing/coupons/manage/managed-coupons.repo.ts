import type { Insertable } from 'kysely';
import type { Queries } from '../../../../db/client.ts';
import type { CouponRow, PlanTables } from '../../../../db/tables/billing/plans.ts';

export const findCoupons = (queries: Queries): Promise<CouponRow[]> =>
  queries
    .selectFrom('coupons')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const findCouponById = (queries: Queries, id: string): Promise<CouponRow | undefined> =>
  queries.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst();

export const findCodeInUse = (queries: Queries, code: string) =>
  queries
    .selectFrom('coupons')
    .select('id')
    .where('code', '=', code)
    .where('retired_at', 'is', null)
    .executeTakeFirst();

/** Returns whether it was inserted: not if its id or its code is taken. */
export async function insertCoupon(
  queries: Queries,
  row: Insertable<PlanTables['coupons']>,
): Promise<boolean> {
  const rows = await queries
    .insertInto('coupons')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Returns whether it was not retired before. */
export async function setRetired(queries: Queries, id: string, at: string): Promise<boolean> {
  const rows = await queries
    .updateTable('coupons')
    .set({ retired_at: at })
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

export async function setPromotion(
  queries: Queries,
  id: string,
  promotion: { promotion_id?: string; is_active: 0 | 1 },
): Promise<void> {
  await queries.updateTable('coupons').set(promotion).where('id', '=', id).execute();
}
