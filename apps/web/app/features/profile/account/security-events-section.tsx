import type { SecurityEvent } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Loading, RetryNotice, Skeleton } from '@rostra/ui';
import { useId, useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { MemberSection } from '../../../lib/member-pages/member-section.tsx';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
import { useSecurityEvents } from './use-security-events.ts';

const SHOWN_AT_FIRST = 5;

export function SecurityEventsSection() {
  const t = useMessages('profile');
  const events = useSecurityEvents();
  const failure = useQueryError(events);
  return (
    <MemberSection id="security-events" title={t('activity')} text={t('activityText')}>
      {events.data ? <EventList events={events.data} /> : null}
      {!events.data && failure ? (
        <RetryNotice
          isLive={false}
          title={t('listNotLoaded')}
          isBusy={events.isFetching}
          onRetry={events.refetch}
        />
      ) : null}
      {!events.data && !failure ? <EventsSkeleton /> : null}
    </MemberSection>
  );
}

function EventList({ events }: { events: readonly SecurityEvent[] }) {
  const t = useMessages('profile');
  const format = useFormat();
  const listId = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (events.length === 0) {
    return <p className="text-muted text-sm">{t('noActivity')}</p>;
  }
  const shown = showsAll ? events : events.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul id={listId} className="border-line border-t">
        {shown.map((event) => (
          <li key={event.id} className="border-line border-b py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6">
              <span className="font-medium">{t(`event.${event.kind}`)}</span>
              <time dateTime={event.createdAt} className="text-muted text-sm">
                {format.moment(event.createdAt)}
              </time>
            </p>
            {event.device ? (
              <p className="break-words text-muted text-sm">
                {t('eventOrigin', { device: event.device, address: event.ipAddress ?? '' })}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {events.length > SHOWN_AT_FIRST ? (
        <Button
          variant="quiet"
          size="small"
          className="-ms-3 mt-3"
          aria-expanded={showsAll}
          aria-controls={listId}
          onClick={() => setShowsAll(!showsAll)}
        >
          {t(showsAll ? 'showFewer' : 'showMore')}
        </Button>
      ) : null}
    </>
  );
}

function EventsSkeleton() {
  return (
    <Loading className="border-line border-t">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="border-line border-b py-3">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="mt-2 h-4 w-60" />
        </div>
      ))}
    </Loading>
  );
}
