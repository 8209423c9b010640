import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Notice, TextLink } from '@rostra/ui';
import { useFormat } from '../../lib/format/use-format.ts';
import { isRoleSuspended, useSession } from '../sessions/index.ts';

/** Reminds staff who must set up a second factor. Known with the session, so that nothing shifts. */
export function StaffFactorNotice() {
  const t = useMessages('second-factors');
  const format = useFormat();
  const { user } = useSession();
  if (!user?.factorDueAt) return null;
  const isSuspended = isRoleSuspended(user);
  const date = format.dateTime(user.factorDueAt);
  return (
    <Notice
      tone={isSuspended ? 'danger' : 'warning'}
      title={t(isSuspended ? 'suspendedTitle' : 'requiredTitle')}
      className="mb-8 max-w-[64rem]"
    >
      <p>{t(isSuspended ? 'suspendedText' : 'requiredText', { date })}</p>
      <p className="mt-2">
        <TextLink href={`${pathTo(pages.profile)}#second-factors`}>{t('setUpNow')}</TextLink>
      </p>
    </Notice>
  );
}
