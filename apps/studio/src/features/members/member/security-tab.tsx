import { endMemberSession, type MemberDetails } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useFormat } from '../../../lib/formats/format.ts';
import { useStaff } from '../../../session/session-provider.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { useMemberChange } from './use-member-change.ts';

/** Where the member is logged in, and what happened to the account. */
export function SecurityTab({ member }: { member: MemberDetails }) {
  const t = useMessages('studio-members');
  const staff = useMessages('staff');
  const profile = useMessages('profile');
  const format = useFormat();
  const { security } = member;
  if (!security) return null;
  const [factor = 'other'] = security.factors;
  return (
    <>
      <p>
        {t('factors', {
          factors: staff('factorsOf', { factors: security.factors.length > 1 ? 'both' : factor }),
        })}
      </p>
      <h2 className="mt-6 border-ink border-t pt-4 text-xl">{t('sessions')}</h2>
      {security.sessions.length === 0 ? <NothingYet>{t('noSessions')}</NothingYet> : null}
      <ul>
        {security.sessions.map((session) => (
          <SessionRow key={session.id} memberId={member.id} session={session} />
        ))}
      </ul>
      <h2 className="mt-8 border-ink border-t pt-4 text-xl">{t('events')}</h2>
      {security.events.length === 0 ? <NothingYet>{t('noEvents')}</NothingYet> : null}
      <ul>
        {security.events.map(({ id, kind, device, ipAddress, createdAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b py-2.5"
          >
            <span>
              {profile(`event.${kind}`)}
              <span className="block text-muted text-xs">
                {[device, ipAddress].filter(Boolean).join(', ')}
              </span>
            </span>
            <span className="figures-table text-muted text-xs">{format.moment(createdAt)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface SessionRowProps {
  memberId: number;
  session: NonNullable<MemberDetails['security']>['sessions'][number];
}

function SessionRow({ memberId, session }: SessionRowProps) {
  const t = useMessages('studio-members');
  const format = useFormat();
  const { id: me } = useStaff();
  const { isBusy, error, change } = useMemberChange({
    send: (api) => api(endMemberSession, { params: { id: memberId, sessionId: session.id } }),
    done: t('sessionEnded'),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b py-2">
      <span className="min-w-0">
        {session.device}
        <span className="block text-muted text-xs">
          {[session.ipAddress, t('lastUsed', { time: format.moment(session.lastUsedAt) })]
            .filter(Boolean)
            .join(', ')}
        </span>
        {error ? (
          <span role="alert" className="block text-danger text-xs">
            {error}
          </span>
        ) : null}
      </span>
      {memberId === me ? null : (
        <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => change()}>
          {t('endSession')}
          <span className="sr-only">{session.device}</span>
        </Button>
      )}
    </li>
  );
}
