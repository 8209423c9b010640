import type { MemberDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { BackLink } from '../../../layout/back-link.tsx';
import { NotFoundScreen } from '../../../layout/not-found-screen.tsx';
import { ScreenSkeleton } from '../../../layout/screen-skeleton.tsx';
import { TabLinks } from '../../../lib/controls/tab-links.tsx';
import { useFormat } from '../../../lib/formats/format.ts';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { memberPath, membersPath } from '../../../lib/paths.ts';
import { ScreenTitle } from '../../../lib/screen-title.tsx';
import { useSite } from '../../../lib/site.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { MemberNewsletters } from '../../newsletters/index.ts';
import { AccountBadges } from '../member-badges.tsx';
import { memberDetailsQuery } from '../members-query.ts';
import { BillingTab } from './billing-tab.tsx';
import { MailsTab } from './mails-tab.tsx';
import { MemberActions } from './member-actions.tsx';
import { NotesTab } from './notes-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { ReadingTab } from './reading-tab.tsx';
import { SecurityTab } from './security-tab.tsx';

const isId = (text: string | undefined) => /^[1-9]\d{0,9}$/.test(text ?? '');

/** One member, from the profile to the notes of staff. */
export default function MemberScreen() {
  const { id } = useParams();
  return isId(id) ? <MemberPage key={id} id={Number(id)} /> : <NotFoundScreen />;
}

function MemberPage({ id }: { id: number }) {
  const t = useMessages('studio-members');
  const member = useQuery(memberDetailsQuery(useApi(), id));
  if (member.isPending) return <ScreenSkeleton />;
  if (!member.data) {
    return (
      <div className="px-gutter py-6 wide:py-8">
        <ScreenTitle>{t('title')}</ScreenTitle>
        <BackLink href={membersPath}>{t('title')}</BackLink>
        <LoadFailure query={member} title={t('memberFailed')} />
      </div>
    );
  }
  return <Member member={member.data} />;
}

const tabs = [
  'profile',
  'billing',
  'reading',
  'newsletters',
  'mails',
  'security',
  'notes',
] as const;
type Tab = (typeof tabs)[number];

const content: Record<Tab, (props: { member: MemberDetails }) => ReactNode> = {
  profile: ProfileTab,
  billing: BillingTab,
  reading: ReadingTab,
  newsletters: ({ member }) => <MemberNewsletters memberId={member.id} />,
  mails: MailsTab,
  security: SecurityTab,
  notes: NotesTab,
};

function Member({ member }: { member: MemberDetails }) {
  const t = useMessages('studio-members');
  const format = useFormat();
  const [query] = useSearchParams();
  const { features } = useSite();
  const hidden: readonly Tab[] = [
    ...(features.newsletters ? [] : (['newsletters'] as const)),
    ...(member.mails === null ? (['mails'] as const) : []),
    ...(member.security === null ? (['security'] as const) : []),
  ];
  const shown = tabs.filter((tab) => !hidden.includes(tab));
  const current = shown.find((tab) => tab === query.get('tab')) ?? 'profile';
  const Content = content[current];
  const name = member.name || member.username;
  return (
    <div className="px-gutter py-6 wide:py-8">
      <ScreenTitle>{name}</ScreenTitle>
      <BackLink href={membersPath}>{t('title')}</BackLink>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl [overflow-wrap:anywhere]">
            <bdi>{name}</bdi>
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
            <bdi className="[overflow-wrap:anywhere]">{member.email}</bdi>
            <AccountBadges member={member} />
          </p>
        </div>
        <MemberActions member={member} />
      </div>
      {member.deletionDueAt ? (
        <Notice tone="warning" className="mt-4 max-w-measure" title={t('status.leaving')}>
          {t('deletionDue', { date: format.day(member.deletionDueAt) })}
        </Notice>
      ) : null}
      {member.undeliverable ? (
        <Notice tone="danger" className="mt-4 max-w-measure" title={t('undeliverableTitle')}>
          <p>{t('undeliverableText', { date: format.day(member.undeliverable.since) })}</p>
          <p dir="auto" className="mt-1 font-mono text-xs [overflow-wrap:anywhere]">
            {member.undeliverable.serverReply}
          </p>
        </Notice>
      ) : null}
      <TabLinks
        label={t('tabs')}
        current={current}
        tabs={shown.map((tab) => ({
          name: tab,
          label: t(`tab.${tab}`),
          href: `${memberPath(member.id)}${tab === 'profile' ? '' : `?tab=${tab}`}`,
        }))}
      />
      <section aria-label={t(`tab.${current}`)} className="mt-5 max-w-5xl">
        <Content member={member} />
      </section>
    </div>
  );
}
