import type { User } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Loading, RetryNotice } from '@rostra/ui';
import { Suspense } from 'react';
import { MemberPage } from '../../lib/member-pages/member-page.tsx';
import { MemberSectionSkeleton } from '../../lib/member-pages/member-section.tsx';
import { useQueryError } from '../../lib/member-pages/use-query-error.ts';
import { lazyWithMessages } from '../../lib/messages/lazy-with-messages.ts';
import { translate } from '../../lib/messages/translate.ts';
import { useScrollToHash } from '../../lib/navigation/use-scroll-to-hash.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import { useSite } from '../../lib/site/site-context.ts';
import { SecondFactorsSection } from '../second-factors/index.ts';
import { StaffSection } from '../staff/index.ts';
import type { Route } from './+types/profile.route.ts';
import { DataSection } from './account/data-section.tsx';
import { EmailSection } from './account/email-section.tsx';
import { PasswordSection } from './account/password-section.tsx';
import { SecurityEventsSection } from './account/security-events-section.tsx';
import { SessionsSection } from './account/sessions-section.tsx';
import { AvatarSection } from './avatar/avatar-section.tsx';
import { AddressSection } from './details/address-section.tsx';
import { AppearanceSection } from './details/appearance-section.tsx';
import { LanguageSection } from './details/language-section.tsx';
import { PersonalSection } from './details/personal-section.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';
import { useProfile } from './use-profile.ts';

const NewslettersSection = lazyWithMessages(
  'newsletters',
  () => import('./newsletters-section.tsx'),
);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: translate(matches, 'profile')('title'), isHidden: true });
}

export default function ProfileRoute() {
  const t = useMessages('profile');
  const profile = useProfile();
  const { data: user, isFetching, refetch } = profile;
  const failure = useQueryError(profile);
  return (
    <MemberPage title={t('title')} lead={t('lead')}>
      {user ? <Sections user={user} /> : null}
      {!user && failure ? (
        <RetryNotice title={t('notLoaded')} isBusy={isFetching} onRetry={refetch}>
          {t('notLoadedText')}
        </RetryNotice>
      ) : null}
      {!user && !failure ? <ProfileSkeleton /> : null}
    </MemberPage>
  );
}

function Sections({ user }: { user: User }) {
  useScrollToHash();
  const { features } = useSite();
  return (
    <UnsavedChanges>
      <AvatarSection user={user} />
      <PersonalSection user={user} />
      <AddressSection user={user} />
      <EmailSection user={user} />
      {features.newsletters ? (
        <Suspense fallback={<MemberSectionSkeleton />}>
          <NewslettersSection />
        </Suspense>
      ) : null}
      <PasswordSection username={user.username} />
      <SecondFactorsSection />
      <StaffSection user={user} />
      <SessionsSection />
      <SecurityEventsSection />
      <LanguageSection user={user} />
      <AppearanceSection />
      <DataSection />
    </UnsavedChanges>
  );
}

function ProfileSkeleton() {
  return (
    <Loading>
      {['picture', 'personal', 'address'].map((key) => (
        <MemberSectionSkeleton key={key} />
      ))}
    </Loading>
  );
}
