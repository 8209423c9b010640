import type { CallOutput, getOverview } from '@rostra/contract';
import { describeMembership, type Membership } from './describe-membership.ts';

interface MembershipSources {
  overview: CallOutput<typeof getOverview> | undefined;
  isPending: boolean;
}

/** The seam to billing, which is to hand in its own overview here: until then the plan is all we know. */
export function useMembership({ overview, isPending }: MembershipSources): Membership | undefined {
  return isPending ? undefined : describeMembership(undefined, overview?.plan ?? null);
}
