import type { GiftRow } from '../../../../db/tables/billing/plans.ts';
import { localSite } from '../../../../languages/site.ts';
import type { BillingContext } from '../../context.ts';
import { findBillingUser } from '../../customers/customers.repo.ts';
import { getBillingUser } from '../../customers/get-own-customer.ts';
import { closeAttempts } from '../../idempotency/attempts.repo.ts';
import { withIdempotencyKey } from '../../idempotency/with-idempotency-key.ts';
import type { MemberLock } from '../../locks/member-locks.ts';
import { syncCustomer } from '../../sync/sync-customer.ts';
import { giftName } from '../gift-text.ts';
import { findGift, findUncredited, updateGift } from '../gifts.repo.ts';

/** Adds what a gift cost to the credit of whoever redeemed it. Repeating it adds nothing. */
export async function giveCredit(
  context: BillingContext,
  lock: MemberLock,
  gift: GiftRow,
  customerId: string,
): Promise<void> {
  const { db, now, payments, site } = context;
  const user = await getBillingUser(context, lock.userId);
  const order = {
    customerId,
    giftId: gift.id,
    amountMinor: gift.total_minor ?? 0,
    currency: gift.currency ?? '',
    description: giftName(localSite(site, user).messages, site.plans, gift),
  };
  await withIdempotencyKey(context, lock, 'gift_credit', gift.id, (key) =>
    payments.addGiftCredit(order, key),
  );
  const at = now().toISOString();
  await db.transaction(async (tx) => {
    await lock.confirm(tx);
    await updateGift(tx, gift.id, { credited_at: at });
    await closeAttempts(tx, lock.userId, 'gift_credit', at);
  });
  await syncCustomer(context, lock, customerId);
}

/** Gives credit whose outcome was unknown. */
export async function giveLateCredit(
  context: BillingContext,
  isStopping: () => boolean,
): Promise<void> {
  const { queries } = context.db;
  for (const { id, redeemed_by: userId } of await findUncredited(queries)) {
    if (isStopping() || userId === null) return;
    try {
      await context.locks(userId, async (lock) => {
        // Stripe may have refused it in the meantime, so that it can be redeemed again.
        const gift = await findGift(queries, id);
        if (gift?.redeemed_by !== userId || gift.redeemed_as !== 'credit') return;
        if (gift.credited_at !== null) return;
        const user = await findBillingUser(queries, userId);
        if (user?.stripe_customer_id) {
          await giveCredit(context, lock, gift, user.stripe_customer_id);
        }
      });
    } catch (error) {
      context.logger.warn({ err: error, giftId: id }, 'credit of a gift not given');
    }
  }
}
