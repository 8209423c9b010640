import type { Session } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Button, Loading, Skeleton } from '@rostra/ui';
import { useFormat } from '../../../lib/format/use-format.ts';
import { MemberSection } from '../../../lib/member-pages/member-section.tsx';
import { QueryStates } from '../../../lib/member-pages/query-states.tsx';
import { useEndSession, useSessions } from './use-sessions.ts';

export function SessionsSection() {
  const t = useMessages('profile');
  const sessions = useSessions();
  return (
    <MemberSection id="devices" title={t('devices')} text={t('devicesText')}>
      <QueryStates
        query={sessions}
        skeleton={<SessionsSkeleton />}
        failed={t('listNotLoaded')}
        isLive={false}
      >
        {(data) => <SessionList sessions={data} />}
      </QueryStates>
    </MemberSection>
  );
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const t = useMessages('profile');
  const format = useFormat();
  const { mutate, isPending } = useEndSession();
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className="border-line border-t">
        {currentFirst(sessions).map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-4"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
                {session.device}
                {session.isCurrent ? <Badge tone="success">{t('thisDevice')}</Badge> : null}
              </p>
              <p className="text-muted text-sm">
                {t('lastUsed', { moment: format.moment(session.lastUsedAt) })}
              </p>
              {session.ipAddress ? (
                <p className="break-all text-muted text-sm">
                  {t('ipAddress', { address: session.ipAddress })}
                </p>
              ) : null}
            </div>
            {session.isCurrent ? null : (
              <Button
                variant="secondary"
                size="small"
                aria-label={t('logOutDevice', {
                  device: session.device,
                  moment: format.moment(session.lastUsedAt),
                })}
                onClick={() => mutate(session)}
              >
                {t('logOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers ? (
        <Button
          variant="quiet"
          size="small"
          className="-ms-3 mt-3"
          isBusy={isPending}
          onClick={() => mutate('others')}
        >
          {t('logOutOthers')}
        </Button>
      ) : null}
    </>
  );
}

const currentFirst = (sessions: readonly Session[]) =>
  sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));

function SessionsSkeleton() {
  return (
    <Loading className="border-line border-t">
      {['a', 'b'].map((key) => (
        <div key={key} className="border-line border-b py-4">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="mt-2 h-4 w-36" />
        </div>
      ))}
    </Loading>
  );
}
