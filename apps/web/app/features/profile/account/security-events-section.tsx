import type { SecurityEvent, SecurityEventKind } from '@rostra/contract';
import { Button, Loading, RetryNotice, Skeleton } from '@rostra/ui';
import { useId, useState } from 'react';
import { formatMoment } from '../../../lib/dates/format-moment.ts';
import { MemberSection } from '../../../lib/member-pages/member-section.tsx';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
import { useSecurityEvents } from './use-security-events.ts';

const titles: Record<SecurityEventKind, string> = {
  account_created: 'Account created',
  login: 'Login',
  login_failed: 'Failed login: wrong password',
  second_factor_failed: 'Failed login: wrong code or passkey',
  password_changed: 'Password changed',
  password_reset: 'Password reset by email',
  email_change_requested: 'Change of email address requested',
  email_changed: 'Email address changed',
  email_change_undone: 'Change of email address undone',
  deletion_requested: 'Account deletion requested',
  totp_added: 'Authenticator app added',
  totp_removed: 'Authenticator app removed',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  recovery_codes_created: 'Recovery codes created',
  recovery_code_used: 'Recovery code used',
  second_factors_reset: 'Second factors removed by our team',
};

const SHOWN_AT_FIRST = 5;

export function SecurityEventsSection() {
  const events = useSecurityEvents();
  const failure = useQueryError(events);
  return (
    <MemberSection
      id="security-events"
      title="Security activity"
      text="What happened to your account lately. If something was not you, change your password."
    >
      {events.data ? <EventList events={events.data} /> : null}
      {!events.data && failure ? (
        <RetryNotice
          isLive={false}
          title="The list could not be loaded"
          isBusy={events.isFetching}
          onRetry={events.refetch}
        />
      ) : null}
      {!events.data && !failure ? <EventsSkeleton /> : null}
    </MemberSection>
  );
}

function EventList({ events }: { events: readonly SecurityEvent[] }) {
  const listId = useId();
  const [showsAll, setShowsAll] = useState(false);
  if (events.length === 0) {
    return <p className="text-muted text-sm">Nothing has happened since this list began.</p>;
  }
  const shown = showsAll ? events : events.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul id={listId} className="border-line border-t">
        {shown.map((event) => (
          <li key={event.id} className="border-line border-b py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6">
              <span className="font-medium">{titles[event.kind]}</span>
              <time dateTime={event.createdAt} className="text-muted text-sm">
                {formatMoment(event.createdAt)}
              </time>
            </p>
            {event.device ? (
              <p className="break-words text-muted text-sm">
                {event.device}, IP address {event.ipAddress}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {events.length > SHOWN_AT_FIRST ? (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 mt-3 text-accent!"
          aria-expanded={showsAll}
          aria-controls={listId}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : 'Show more'}
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
