import type { Redemption } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../../db/client.ts';
import type { GiftRow } from '../../../../db/tables/billing/plans.ts';
import { invalidField } from '../../../../errors.ts';
import type { BillingContext } from '../../context.ts';
import { betterPlan } from '../../entitlement/best-entitlement.ts';
import { findByCode } from '../../find-by-code.ts';
import { findCurrentGrants } from '../../grants/grants.repo.ts';
import { planNameOf } from '../../plans/plan-prices.ts';
import { isEnded, isEnding } from '../../subscriptions/subscription-state.ts';
import { findCurrentSubscription } from '../../subscriptions/subscriptions.repo.ts';
import { addMonths } from '../add-months.ts';
import { hashGiftCode } from '../gift-code.ts';
import { giftStateOf } from '../gift-view.ts';
import { findGiftByCode } from '../gifts.repo.ts';

type Problem = 'giftUnknown' | 'giftUsed' | 'giftExpired' | 'giftRevoked' | 'giftHasPlan';

export const giftProblem = (problem: Problem) =>
  invalidField(['code'], messageReference('billing-server', problem));

export async function findGiftOfCode(
  context: Pick<BillingContext, 'db' | 'now'>,
  userId: number,
  code: string,
): Promise<GiftRow> {
  const find = () => findGiftByCode(context.db.queries, hashGiftCode(code));
  const gift = await findByCode(context, { userId, kind: 'gift-code', find });
  if (!gift) throw giftProblem('giftUnknown');
  return gift;
}

/** Explains why a code that exists cannot be used. */
export function checkRedeemable(gift: GiftRow, now: string): void {
  const state = giftStateOf(gift, now);
  if (state === 'redeemed') throw giftProblem('giftUsed');
  if (state === 'expired') throw giftProblem('giftExpired');
  if (state !== 'paid') throw giftProblem('giftRevoked');
}

/** What the member gets for it, as things are now. */
export async function findRedemption(
  { site, now }: Pick<BillingContext, 'now' | 'site'>,
  queries: Queries,
  userId: number,
  gift: GiftRow,
): Promise<Redemption> {
  const at = now().toISOString();
  const own = await findCurrentSubscription(queries, userId);
  const isOwn = own !== undefined && !isEnded(own) && own.status !== 'incomplete';
  const isRunning = isOwn && !isEnding(own);
  const isCredit =
    isRunning && gift.kind === 'bought' && gift.currency === own.currency && !!gift.total_minor;
  const grants = await findCurrentGrants(queries, userId, at);
  const gifts = grants.filter(({ source }) => source === 'gift');
  const level = site.plans.find(gift.plan_id)?.level ?? null;
  // A gift is not used up while somebody else pays for as much.
  const hasSeat = grants.some(
    ({ source, plan }) => source === 'seat' && betterPlan(plan, level) === plan,
  );
  // Behind other gifts, and behind a plan that was cancelled.
  const startsAt = [at, ...gifts.map(({ ends_at }) => ends_at), isOwn ? own.ends_at : null]
    .filter((time) => time !== null)
    .sort()
    .at(-1) as string;
  return {
    planId: gift.plan_id,
    planName: planNameOf(site.plans, gift.plan_id),
    months: gift.months,
    redeemAs: isCredit ? 'credit' : isRunning || hasSeat ? 'wait' : 'plan',
    startsAt,
    endsAt: addMonths(startsAt, gift.months),
    credit: isCredit ? { amount: gift.total_minor ?? 0, currency: gift.currency ?? '' } : null,
    recipientName: gift.recipient_name,
    message: gift.message,
    expiresAt: gift.expires_at,
  };
}
