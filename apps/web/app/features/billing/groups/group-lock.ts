import type { BillingOverview, OwnGroup } from '@rostra/contract';

/** Why seats cannot be added. Only a plan that is no longer for groups can still have fewer. */
export type GroupLock = 'past_due' | 'ending' | 'paused' | 'trial' | 'plan';

export function groupLock(
  { canGrow }: Pick<OwnGroup, 'canGrow'>,
  { state, subscription }: Pick<BillingOverview, 'state' | 'subscription'>,
): GroupLock | null {
  if (canGrow) return null;
  if (state === 'past_due' || state === 'ending') return state;
  if (state === 'paused' || subscription?.pause) return 'paused';
  return subscription?.status === 'trialing' ? 'trial' : 'plan';
}
