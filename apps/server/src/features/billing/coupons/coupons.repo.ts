import type { Queries } from '../../../db/client.ts';
import type { CouponRow } from '../../../db/tables/billing/plans.ts';

export const findCouponByCode = (db: Queries, code: string): Promise<CouponRow | undefined> =>
  db
    .selectFrom('coupons')
    .selectAll()
    .where('code', '=', code)
    .where('retired_at', 'is', null)
    .executeTakeFirst();

export const findPlansOfPromotion = (db: Queries, promotionId: string) =>
  db
    .selectFrom('coupons')
    .select('plan_ids')
    .where('promotion_id', '=', promotionId)
    .executeTakeFirst();

export const findUsesOf = (db: Queries, userId: number) =>
  db.selectFrom('coupon_uses').selectAll().where('user_id', '=', userId).execute();

/** Counts a use unless none is left. Of two requests for the last one, only one gets it. */
export async function countUse(db: Queries, couponId: string): Promise<boolean> {
  const row = await db
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', couponId)
    .where('retired_at', 'is', null)
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

interface Use {
  couponId: string;
  userId: number;
}

export async function insertUse(db: Queries, { couponId, userId }: Use, at: string) {
  await db
    .insertInto('coupon_uses')
    .values({ coupon_id: couponId, user_id: userId, subscription_id: null, created_at: at })
    .execute();
}

export async function setSubscriptionOfUse(
  db: Queries,
  { couponId, userId }: Use,
  subscriptionId: string,
) {
  await db
    .updateTable('coupon_uses')
    .set({ subscription_id: subscriptionId })
    .where('coupon_id', '=', couponId)
    .where('user_id', '=', userId)
    .execute();
}

/** Somebody else can use it then. */
export async function deleteUse(db: Queries, { couponId, userId }: Use): Promise<void> {
  const deleted = await db
    .deleteFrom('coupon_uses')
    .where('coupon_id', '=', couponId)
    .where('user_id', '=', userId)
    .returning('coupon_id')
    .executeTakeFirst();
  if (!deleted) return;
  await db
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', couponId)
    .execute();
}
