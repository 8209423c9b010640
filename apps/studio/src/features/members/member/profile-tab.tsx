import type { MemberDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Facts } from '../../../lib/controls/facts.tsx';
import { useFormat } from '../../../lib/formats/format.ts';
import { useLanguageName } from '../../../lib/formats/language-name.ts';

export function ProfileTab({ member }: { member: MemberDetails }) {
  const t = useMessages('studio-members');
  const format = useFormat();
  const languageName = useLanguageName();
  const { username, email, isVerified, organisation, bio, language, joinedAt, lastSeenAt } = member;
  return (
    <Facts
      facts={[
        [t('fact.username'), <bdi key="username">{username}</bdi>],
        [t('fact.name'), member.name && <bdi key="name">{member.name}</bdi>],
        [t('fact.email'), <bdi key="email">{email}</bdi>],
        [t('filter.verified'), t(`verified.${isVerified ? 'true' : 'false'}`)],
        [t('fact.organisation'), organisation && <bdi key="organisation">{organisation}</bdi>],
        [t('fact.bio'), bio && <span dir="auto">{bio}</span>],
        [t('fact.language'), language && languageName(language)],
        [
          t('fact.consultationMails'),
          t(member.wantsConsultationMails ? 'mailsWanted' : 'mailsNotWanted'),
        ],
        [t('column.joined'), format.moment(joinedAt)],
        [t('column.seen'), lastSeenAt ? format.moment(lastSeenAt) : t('notSeen')],
        [t('fact.number'), String(member.id)],
      ]}
    />
  );
}
