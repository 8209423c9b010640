import { type CallOutput, type getOverview, isStaffRole, type User } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../lib/format/use-format.ts';
import { useSite } from '../../lib/site/site-context.ts';
import { useBillingOverview, usePlanName, useSeatPayer } from '../billing/index.ts';
import { isRoleSuspended } from '../sessions/index.ts';
import { describeMembership, type Membership, type StaffStatus } from './describe-membership.ts';

interface MembershipSources {
  user: User | undefined;
  overview: CallOutput<typeof getOverview> | undefined;
  isPending: boolean;
}

/** The plan could not be loaded, so nothing is said about it. */
export interface MembershipFailure {
  isFetching: boolean;
  retry(): void;
}

/** The member's plan and its state; undefined while loading. */
export function useMembership({
  user,
  overview,
  isPending,
}: MembershipSources): Membership | MembershipFailure | undefined {
  const t = useMessages('dashboard');
  const planName = usePlanName();
  const format = useFormat();
  const { features } = useSite();
  const billing = useBillingOverview();
  const seat = useSeatPayer(billing.overview);
  if (isPending || billing.isPending || seat.isPending) return undefined;
  const entitledPlan = overview?.plan ?? null;
  const staff = user && staffStatusOf(user);
  // Without a plan that grants access, there may be none, or one that is paused or not paid.
  if (billing.hasFailed && !entitledPlan && !staff) {
    return { isFetching: billing.isFetching, retry: billing.refetch };
  }
  return describeMembership(billing.overview, {
    entitledPlan,
    staff,
    hasMemberContent: features.memberContent,
    payer: seat.payer,
    t,
    planName,
    format,
  });
}

function staffStatusOf(user: User): StaffStatus | undefined {
  const role = user.role.type;
  return isStaffRole(role) ? { role, isSuspended: isRoleSuspended(user) } : undefined;
}
