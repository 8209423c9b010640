import type { Group } from '@rostra/contract';
import { leaveGroup } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, LinkButton } from '@rostra/ui';
import { useState } from 'react';
import { MemberSection } from '../../../lib/member-pages/member-section.tsx';
import { useApi } from '../../sessions/index.ts';
import { usePlanName } from '../plans/use-plan-name.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useGroup } from './use-group.ts';
import { useGroupAction } from './use-group-action.ts';

/** On the page of the subscription: leads to the own group, or says who pays. */
export function GroupSection() {
  const t = useMessages('groups');
  const { group } = useGroup();
  if (!group) return null;
  return (
    <>
      {group.membership ? <Membership membership={group.membership} /> : null}
      {group.own ? (
        <MemberSection id="group" title={t('section')} text={t('sectionText')}>
          <p className="mb-4">{t('used', { used: group.own.used, seats: group.own.seats })}</p>
          <LinkButton href={pathTo(pages.group)} variant="secondary">
            {t('manage')}
          </LinkButton>
        </MemberSection>
      ) : null}
    </>
  );
}

function Membership({ membership }: { membership: NonNullable<Group['membership']> }) {
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
      <p className="mb-4">
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
