import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton } from '@rostra/ui';
import { MemberSection } from '../../../lib/member-pages/member-section.tsx';
import { useGroup } from './use-group.ts';

/** On the page of the subscription: leads to the own group, if the plan can have one. */
export function GroupSection() {
  const t = useMessages('groups');
  const own = useGroup().group?.own;
  if (!own) return null;
  return (
    <MemberSection id="group" title={t('section')} text={t('sectionText')}>
      <p className="mb-4">{t('used', { used: own.used, seats: own.seats })}</p>
      <LinkButton href={pathTo(pages.group)} variant="secondary">
        {t('manage')}
      </LinkButton>
    </MemberSection>
  );
}
