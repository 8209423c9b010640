import { can, type Plan, type PreviewReader, type RequiredPlan } from '@rostra/contract';
import { isSuspendedFrom } from '../../../http/access/forbidden.ts';
import type { Caller } from '../../../http/caller.ts';
import { type Reader, visitorReader } from './reader.ts';

/** The plan that a member pays for now, or null. */
export type EntitlementOf = (userId: number) => Promise<Plan | null>;

/** A plan includes the smaller plans. */
const INCLUDED_PLANS: Record<Plan, readonly RequiredPlan[]> = {
  basic: ['account', 'any', 'basic'],
  premium: ['account', 'any', 'basic', 'premium'],
  annual: ['account', 'any', 'basic', 'premium', 'annual'],
};

const WITHOUT_PLAN: readonly RequiredPlan[] = ['account'];

/** The values of `requiredPlan` that a kind of reader can open. */
export function plansIncludedIn(reader: PreviewReader): readonly RequiredPlan[] {
  if (reader === 'visitor') return [];
  return reader === 'account' ? WITHOUT_PLAN : INCLUDED_PLANS[reader];
}

export async function findReader(caller: Caller, entitlementOf: EntitlementOf): Promise<Reader> {
  if (caller.role === 'visitor') return visitorReader;
  if (can(caller.role, 'content.edit'))
    return { role: 'editor', includedPlans: INCLUDED_PLANS.annual };
  const isAuthor = can(caller.role, 'content.draft');
  // A token does not share the plan of the person it belongs to.
  if (caller.token) return { ...visitorReader, ...(isAuthor ? { authorId: caller.userId } : {}) };
  const plan = await entitlementOf(caller.userId);
  return {
    role: 'member',
    includedPlans: plan ? INCLUDED_PLANS[plan] : WITHOUT_PLAN,
    ...(isAuthor ? { authorId: caller.userId } : {}),
    ...(isSuspendedFrom(caller, 'content.draft') ? { isSuspended: true } : {}),
  };
}
