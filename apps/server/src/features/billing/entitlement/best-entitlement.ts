import { type Plan, plans } from '@rostra/contract';
import type { GrantRow } from '../../../db/tables/billing/plans.ts';

interface GrantedEntitlement {
  plan: Plan;
  /** Null: no end is known. */
  until: string | null;
}

type Grant = Pick<GrantRow, 'ends_at' | 'plan' | 'starts_at'>;

const rank = (plan: Plan) => plans.indexOf(plan);

/** What unlocks more. The first of two that unlock the same. */
export const betterPlan = (one: Plan | null, other: Plan | null): Plan | null =>
  one !== null && (other === null || rank(one) >= rank(other)) ? one : other;

/** The member's own plan, unless a gift or a seat unlocks more. */
export function bestEntitlement(
  own: GrantedEntitlement | null,
  grants: readonly Grant[],
  now: string,
): GrantedEntitlement | null {
  let best = own;
  for (const { plan, starts_at, ends_at } of grants) {
    if (starts_at > now || (ends_at !== null && ends_at <= now)) continue;
    const isBetter = best === null || rank(plan) > rank(best.plan);
    if (isBetter || (best !== own && isLonger(plan, ends_at, best))) {
      best = { plan, until: ends_at };
    }
  }
  return best;
}

const isLonger = (plan: Plan, until: string | null, best: GrantedEntitlement | null) =>
  best !== null &&
  plan === best.plan &&
  best.until !== null &&
  (until === null || until > best.until);
