import { can, type User } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { MemberSection } from '../../lib/member-pages/member-section.tsx';

/** Links from the profile to the staff page, for people who may open it. */
export function StaffSection({ user }: { user: User }) {
  const t = useMessages('staff');
  if (!can(user.role.type, 'staff.manage')) return null;
  return (
    <MemberSection id="staff" title={t('profileTitle')} text={t('profileText')}>
      <TextLink href={pathTo(pages.staff)} className="-my-2.5 inline-block py-2.5">
        {t('profileLink')}
      </TextLink>
    </MemberSection>
  );
}
