import { notFound } from '../../../../errors.ts';
import type { Actor } from '../../../../http/access/actor.ts';
import { recordAction } from '../../../audit/index.ts';
import type { ManagementContext } from '../../context.ts';
import { factsOf } from './facts.ts';
import { findCouponById, setRetired } from './managed-coupons.repo.ts';
import { tidyPromotions } from './tidy-promotions.ts';

/** Nobody can use the code from now on. Members who have used it keep their discount. */
export async function retireCoupon(
  context: ManagementContext,
  actor: Actor,
  id: string,
): Promise<void> {
  const { db, now } = context;
  const coupon = await findCouponById(db.queries, id);
  if (!coupon) throw notFound();
  const at = now().toISOString();
  await db.transaction(async (tx) => {
    // A double click.
    if (!(await setRetired(tx, id, at))) return;
    const target = { kind: 'coupon', id: coupon.code };
    await recordAction(tx, { actor, at, action: 'coupon.retire', target, after: factsOf(coupon) });
  });
  await tidyPromotions(context);
}
