import type { MemberSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, type Tone } from '@rostra/ui';

const billingTones: Record<MemberSummary['billing'], Tone> = {
  none: 'neutral',
  incomplete: 'neutral',
  active: 'success',
  past_due: 'danger',
  ending: 'warning',
  paused: 'warning',
  ended: 'neutral',
};

/** Nothing for a member without a subscription. */
export function BillingBadge({ billing }: Pick<MemberSummary, 'billing'>) {
  const t = useMessages('studio-members');
  if (billing === 'none') return null;
  return <Badge tone={billingTones[billing]}>{t(`billing.${billing}`)}</Badge>;
}

/** What is unusual about an account. */
export function AccountBadges({ member }: { member: MemberSummary }) {
  const t = useMessages('studio-members');
  const staff = useMessages('staff');
  const { role, status, isVerified } = member;
  return (
    <>
      {status === 'active' ? null : (
        <Badge tone={status === 'blocked' ? 'danger' : 'warning'}>{t(`status.${status}`)}</Badge>
      )}
      {isVerified ? null : <Badge tone="warning">{t('verified.false')}</Badge>}
      {role === 'member' ? null : <Badge>{staff(`role.${role}`)}</Badge>}
    </>
  );
}
