import { inviteToGroup, type OwnGroup, removeSeat, type Seat } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useState } from 'react';
import { MemberSection } from '../../../../lib/member-pages/member-section.tsx';
import { ConfirmAddressNotice } from '../../../email-confirmation/index.ts';
import { useApi, useSession } from '../../../sessions/index.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { GroupLock } from '../group-lock.ts';
import { useGroupAction } from '../use-group-action.ts';
import { InviteForm } from './invite-form.tsx';
import { SeatRow } from './seat-row.tsx';

interface PeopleSectionProps {
  group: OwnGroup;
  lock: GroupLock | null;
}

/** Who has a seat, who is invited, and a form to invite more people. */
export function PeopleSection({ group, lock }: PeopleSectionProps) {
  const t = useMessages('groups');
  const api = useApi();
  const { user } = useSession();
  const [removing, setRemoving] = useState<Seat>();
  const invite = useGroupAction(
    (email: string) => api(inviteToGroup, { body: { email } }),
    (email) => t('invited', { email }),
  );
  const { members, used, seats, scheduledSeats } = group;
  const canInvite = lock !== 'past_due' && lock !== 'paused';
  const isFull = used >= seats;
  // Nobody is invited for a seat that is about to go.
  const isFullLater = !isFull && scheduledSeats !== null && used >= scheduledSeats.quantity;
  const hasSeats = !isFull && !isFullLater;
  return (
    <MemberSection id="people" title={t('people')}>
      {members.length > 0 ? (
        <ul className="mb-6 border-line border-t">
          {members.map((seat) => (
            <SeatRow
              key={seat.id}
              seat={seat}
              canInvite={canInvite}
              isBusy={invite.isPending && invite.variables === seat.email}
              onInvite={() => {
                if (!invite.isPending) invite.mutate(seat.email);
              }}
              onRemove={() => setRemoving(seat)}
            />
          ))}
        </ul>
      ) : null}
      {members.length === 0 && hasSeats ? (
        <p className="mb-6 text-muted text-sm">{t('nobody')}</p>
      ) : null}
      {canInvite && hasSeats ? (
        user?.confirmed === false ? (
          <ConfirmAddressNotice user={user} />
        ) : (
          <InviteForm />
        )
      ) : null}
      {group.canGrow && isFull ? <p className="text-muted text-sm">{t('full')}</p> : null}
      {isFullLater ? <p className="text-muted text-sm">{t('fullLater', { seats })}</p> : null}
      <RemoveDialog seat={removing} onClose={() => setRemoving(undefined)} />
    </MemberSection>
  );
}

function RemoveDialog({ seat, onClose }: { seat: Seat | undefined; onClose: () => void }) {
  const t = useMessages('groups');
  const api = useApi();
  const remove = useGroupAction(
    ({ id }: Seat) => api(removeSeat, { params: { id } }),
    ({ name, email }) => (name === null ? t('withdrawn', { name: email }) : t('removed', { name })),
  );
  const name = seat?.name ?? null;
  const texts =
    name === null
      ? { title: t('withdrawTitle'), text: t('withdrawText'), action: t('withdraw') }
      : {
          title: t('removeTitle', { name }),
          text: t('removeText', { name }),
          action: t('remove'),
        };
  return (
    <ConfirmDialog
      isOpen={seat !== undefined}
      {...texts}
      back={t('keepPerson')}
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() => {
        if (seat) remove.mutate(seat, { onSettled: onClose });
      }}
    />
  );
}
