import type { Redemption } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { PaymentsError } from '../../../../adapters/payments/payments-error.ts';
import type { GiftRow } from '../../../../db/tables/billing/plans.ts';
import { AppError } from '../../../../errors.ts';
import type { BillingContext } from '../../context.ts';
import { getBillingUser } from '../../customers/get-own-customer.ts';
import { grantPlan } from '../../grants/grant-plan.ts';
import { findAllGrantsOf } from '../../grants/grants.repo.ts';
import { handlePaymentErrors } from '../../handle-payment-errors.ts';
import type { MemberLock } from '../../locks/member-locks.ts';
import { loadPlans } from '../../plans/load-plans.ts';
import { syncCustomer } from '../../sync/sync-customer.ts';
import { findGift, markRedeemed, undoRedemption } from '../gifts.repo.ts';
import { checkRedeemable, findGiftOfCode, findRedemption, giftProblem } from './find-redemption.ts';
import { giveCredit } from './give-credit.ts';

const failure = messageReference('billing', 'dataNotLoaded');

export async function previewRedemption(
  context: BillingContext,
  userId: number,
  code: string,
): Promise<Redemption> {
  const gift = await findGiftOfCode(context, userId, code);
  checkRedeemable(gift, context.now().toISOString());
  return findRedemption(context, context.db.queries, userId, gift);
}

/** As it was shown: if the member has subscribed in the meantime, nothing happens. */
export async function redeemGift(
  context: BillingContext,
  userId: number,
  { code, redeemAs }: { code: string; redeemAs: 'plan' | 'credit' },
): Promise<Redemption> {
  const { id } = await findGiftOfCode(context, userId, code);
  await loadPlans(context);
  return handlePaymentErrors(context, failure, () =>
    context.locks(userId, async (lock) => {
      const gift = await findGift(context.db.queries, id);
      if (!gift) throw giftProblem('giftUnknown');
      // A second click, or a retry after a lost response.
      if (gift.redeemed_by === userId) return describeRedeemed(context, userId, gift);
      checkRedeemable(gift, context.now().toISOString());
      const { stripe_customer_id: customerId } = await getBillingUser(context, userId);
      if (redeemAs === 'credit' && customerId !== null)
        await syncCustomer(context, lock, customerId);
      const redemption = await findRedemption(context, context.db.queries, userId, gift);
      if (redemption.redeemAs === 'wait') throw giftProblem('giftHasPlan');
      if (redemption.redeemAs !== redeemAs) {
        throw new AppError('conflict', messageReference('billing-server', 'giftChanged'));
      }
      await redeem(context, lock, gift, redemption);
      if (redeemAs === 'credit' && customerId !== null)
        await credit(context, lock, gift, customerId);
      return redemption;
    }),
  );
}

async function describeRedeemed(
  context: BillingContext,
  userId: number,
  gift: GiftRow,
): Promise<Redemption> {
  const { queries } = context.db;
  const redemption = await findRedemption(context, queries, userId, gift);
  const grants = await findAllGrantsOf(queries, userId);
  const grant = grants.find(({ source_id }) => source_id === gift.id);
  const redeemAs = gift.redeemed_as ?? redemption.redeemAs;
  if (!grant?.ends_at) return { ...redemption, redeemAs };
  return { ...redemption, redeemAs, startsAt: grant.starts_at, endsAt: grant.ends_at };
}

const redeem = (
  context: BillingContext,
  lock: MemberLock,
  gift: GiftRow,
  { redeemAs, startsAt, endsAt }: Redemption,
) =>
  context.db.transaction(async (tx) => {
    await lock.confirm(tx);
    const isFirst = await markRedeemed(tx, gift.id, {
      redeemed_at: context.now().toISOString(),
      redeemed_by: lock.userId,
      redeemed_as: redeemAs === 'credit' ? 'credit' : 'plan',
    });
    if (!isFirst) throw giftProblem('giftUsed');
    if (redeemAs !== 'plan') return;
    await grantPlan(context, tx, {
      ...{ user_id: lock.userId, plan_id: gift.plan_id, source: 'gift', source_id: gift.id },
      ...{ starts_at: startsAt, ends_at: endsAt, is_paid: gift.kind === 'bought' ? 1 : 0 },
    });
  });

/** If Stripe refuses, the gift is as it was. If nothing is known, the hourly job tries again. */
async function credit(
  context: BillingContext,
  lock: MemberLock,
  gift: GiftRow,
  customerId: string,
): Promise<void> {
  try {
    await giveCredit(context, lock, gift, customerId);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    if (!error.hasResponse) {
      context.logger.warn({ err: error, giftId: gift.id }, 'credit of a gift not confirmed');
      return;
    }
    await undoRedemption(context.db.queries, gift.id, lock.userId);
    throw error;
  }
}
