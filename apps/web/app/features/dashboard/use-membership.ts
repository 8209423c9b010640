import type { CallOutput, getOverview, User } from '@rostra/contract';
import { describeMembership, type Membership } from './describe-membership.ts';

interface MembershipSources {
  user: User | undefined;
  overview: CallOutput<typeof getOverview> | undefined;
  isPending: boolean;
}

/** The seam to billing, which hands in its own overview here; without it the plan is all we know. */
export function useMembership({
  user,
  overview,
  isPending,
}: MembershipSources): Membership | undefined {
  if (isPending) return undefined;
  return describeMembership(undefined, {
    openedBy: overview?.plan ?? null,
    isEditor: user?.role.type === 'editor',
  });
}
