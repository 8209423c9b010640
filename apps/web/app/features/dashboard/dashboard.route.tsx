import { useMessages } from '@rostra/messages/react';
import { Loading, RetryNotice, Skeleton } from '@rostra/ui';
import { useQueryError } from '../../lib/member-pages/use-query-error.ts';
import { translate } from '../../lib/messages/translate.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import { useSite } from '../../lib/site/site-context.ts';
import { ConfirmAddressNotice } from '../email-confirmation/index.ts';
import { useDisplayName, useSession } from '../sessions/index.ts';
import type { Route } from './+types/dashboard.route.ts';
import { MemberNews } from './member-news.tsx';
import { MembershipStrip } from './membership-strip.tsx';
import { OpenNow } from './open-now.tsx';
import { PaymentsOffForStaff } from './payments-off-for-staff.tsx';
import { ProfileNudge } from './profile-nudge.tsx';
import { ReadingSections } from './reading-sections.tsx';
import { useMembership } from './use-membership.ts';
import { useOverview } from './use-overview.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: translate(matches, 'dashboard')('title'), isHidden: true });
}

export default function DashboardRoute() {
  const t = useMessages('dashboard');
  const { user } = useSession();
  const name = useDisplayName(user);
  const { features } = useSite();
  const overview = useOverview(features.memberContent);
  const failure = useQueryError(overview);
  const membership = useMembership({
    user,
    overview: overview.data,
    isPending: overview.isLoading,
  });
  return (
    <>
      <h1 className="text-3xl">
        {t.rich('welcome', {
          name,
          bdi: (children) => <bdi>{children}</bdi>,
        })}
      </h1>
      <ConfirmAddressNotice user={user} className="mt-8" />
      <PaymentsOffForStaff user={user} />
      <OpenNow />
      <div className="mt-8">
        <MembershipStrip membership={membership} />
      </div>
      <div className="mt-12 grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0 empty:hidden">
          {features.memberContent && overview.isPending && !failure ? <ReadingSkeleton /> : null}
          {failure ? (
            <RetryNotice
              title={t('contentNotLoaded')}
              isBusy={overview.isFetching}
              onRetry={overview.refetch}
            />
          ) : null}
          {overview.data ? <ReadingSections overview={overview.data} /> : null}
        </div>
        <div className="grid min-w-0 content-start gap-12">
          {user ? <ProfileNudge user={user} /> : null}
          {features.blog ? <MemberNews /> : null}
        </div>
      </div>
    </>
  );
}

/** As tall as the content, because the rest of the page follows below it on phones. */
function ReadingSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-8 w-56" />
      <Skeleton className="mt-6 h-4 w-64" />
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="border-line border-b py-6 last:border-b-0">
          <Skeleton className="h-7 w-3/4" />
          <Skeleton className="mt-3 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-5/6" />
          <Skeleton className="mt-4 h-4 w-48" />
          <Skeleton className="mt-4 h-6 w-36" />
        </div>
      ))}
    </Loading>
  );
}
