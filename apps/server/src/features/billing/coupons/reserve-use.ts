import { PaymentsError } from '../../../adapters/payments/payments-error.ts';
import type { BillingContext } from '../context.ts';
import type { MemberLock } from '../locks/member-locks.ts';
import { findSubscriptionsOf } from '../subscriptions/subscriptions.repo.ts';
import {
  countUse,
  deleteUse,
  findUsesOf,
  insertUse,
  setSubscriptionOfUse,
} from './coupons.repo.ts';
import { codeProblem, explainRefusedCode, type UsableCoupon } from './find-coupon.ts';

/** Refuses a coupon that nobody can use any more, or that this member has used before. */
export async function checkUnused(
  { db }: Pick<BillingContext, 'db'>,
  userId: number,
  { id, uses, max_uses: maxUses }: UsableCoupon,
): Promise<void> {
  const own = (await findUsesOf(db.queries, userId)).find(({ coupon_id }) => coupon_id === id);
  if (!own) {
    if (maxUses !== null && uses >= maxUses) throw codeProblem('codeUsedUp');
    return;
  }
  if (own.subscription_id === null) return;
  const bought = (await findSubscriptionsOf(db.queries, userId)).find(
    (row) => row.id === own.subscription_id,
  );
  if (bought?.status !== 'incomplete') throw codeProblem('codeUsed');
}

/**
 * Reserves a use, runs the work at Stripe, and remembers the subscription. If Stripe refuses, somebody else
 * can have the use; after a lost response it stays reserved for the next try.
 */
export async function withUse(
  context: BillingContext,
  lock: MemberLock,
  coupon: UsableCoupon,
  work: () => Promise<string>,
): Promise<string> {
  const use = { couponId: coupon.id, userId: lock.userId };
  await reserve(context, lock, use.couponId);
  try {
    const subscriptionId = await work();
    await setSubscriptionOfUse(context.db.queries, use, subscriptionId);
    return subscriptionId;
  } catch (error) {
    const isRefused = error instanceof PaymentsError && error.hasResponse;
    if (isRefused) await context.db.transaction((tx) => deleteUse(tx, use));
    throw explainRefusedCode(error);
  }
}

const reserve = ({ db, now }: BillingContext, lock: MemberLock, couponId: string) =>
  db.transaction(async (tx) => {
    await lock.confirm(tx);
    const own = await findUsesOf(tx, lock.userId);
    if (own.some(({ coupon_id }) => coupon_id === couponId)) return;
    if (!(await countUse(tx, couponId))) throw codeProblem('codeUsedUp');
    await insertUse(tx, { couponId, userId: lock.userId }, now().toISOString());
  });
