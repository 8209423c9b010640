import { type Group, leaveGroup } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useState } from 'react';
import { MemberSection } from '../../../lib/member-pages/member-section.tsx';
import { useApi } from '../../sessions/index.ts';
import { usePlanName } from '../plans/use-plan-name.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useGroupAction } from './use-group-action.ts';

interface SeatMembershipProps {
  membership: NonNullable<Group['membership']>;
}

/** Who pays for the member, with a way out. */
export function SeatMembership({ membership }: SeatMembershipProps) {
  const t = useMessages('groups');
  const planName = usePlanName();
  const api = useApi();
  const [isOpen, setIsOpen] = useState(false);
  const { payer, planId, until } = membership;
  const leave = useGroupAction(
    () => api(leaveGroup),
    () => t('left'),
  );
  return (
    <MemberSection id="membership" title={t('membership')}>
      <p className="mb-4 wrap-anywhere">
        {until === null
          ? t('notPaid', { payer })
          : t('paidBy', { payer, plan: planName(planId, membership.planName) })}
      </p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('leave')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('leaveTitle')}
        text={t('leaveText')}
        action={t('leave')}
        back={t('stay')}
        isBusy={leave.isPending}
        onClose={() => setIsOpen(false)}
        onConfirm={() => leave.mutate(undefined, { onSettled: () => setIsOpen(false) })}
      />
    </MemberSection>
  );
}
