import { type CallOutput, can, type getOverview, type User } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useFormat } from '../../lib/format/use-format.ts';
import { useSite } from '../../lib/site/site-context.ts';
import { useBillingOverview, usePlanName } from '../billing/index.ts';
import { describeMembership, type Membership } from './describe-membership.ts';

interface MembershipSources {
  user: User | undefined;
  overview: CallOutput<typeof getOverview> | undefined;
  isPending: boolean;
}

/** The member's plan and its state; undefined while loading. */
export function useMembership({
  user,
  overview,
  isPending,
}: MembershipSources): Membership | undefined {
  const t = useMessages('dashboard');
  const planName = usePlanName();
  const format = useFormat();
  const { features } = useSite();
  const billing = useBillingOverview();
  if (isPending || billing.isPending) return undefined;
  return describeMembership(billing.overview, {
    entitledPlan: overview?.plan ?? null,
    isEditor: user !== undefined && can(user.role.type, 'content.edit'),
    hasMemberContent: features.memberContent,
    t,
    planName,
    format,
  });
}
