import { can } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Loading, RetryNotice, Skeleton, TextLink } from '@rostra/ui';
import { useErrorMessage } from '../../lib/errors/error-message.ts';
import { MemberPage } from '../../lib/member-pages/member-page.tsx';
import { useQueryError } from '../../lib/member-pages/use-query-error.ts';
import { translate } from '../../lib/messages/translate.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import { useSession } from '../sessions/index.ts';
import type { Route } from './+types/staff.route.ts';
import { StaffList } from './staff-list.tsx';
import { useStaff } from './use-staff.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: translate(matches, 'staff')('title'), isHidden: true });
}

export default function StaffRoute() {
  const t = useMessages('staff');
  const { user } = useSession();
  const mayManage = user !== undefined && can(user.role.type, 'staff.manage');
  return (
    <MemberPage title={t('title')} lead={mayManage ? t('lead') : t('noAccess')}>
      {mayManage ? <Staff /> : null}
      <p className="mt-8">
        <TextLink href={pathTo(pages.profile)} className="-my-2.5 inline-block py-2.5">
          {t('back')}
        </TextLink>
      </p>
    </MemberPage>
  );
}

function Staff() {
  const t = useMessages('staff');
  const staff = useStaff();
  const errorMessage = useErrorMessage();
  const failure = useQueryError(staff);
  return (
    <>
      {staff.data ? <StaffList staff={staff.data} /> : null}
      {!staff.data && failure ? (
        <RetryNotice title={t('loadFailed')} isBusy={staff.isFetching} onRetry={staff.refetch}>
          {errorMessage(failure)}
        </RetryNotice>
      ) : null}
      {!staff.data && !failure ? <StaffSkeleton /> : null}
    </>
  );
}

function StaffSkeleton() {
  return (
    <Loading className="border-line border-t">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="border-line border-b py-5">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="mt-2 h-4 w-60" />
        </div>
      ))}
    </Loading>
  );
}
