import { inviteToGroup, type OwnGroup, removeSeat, type Seat } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Badge, Button } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { MemberSection } from '../../../lib/member-pages/member-section.tsx';
import { useApi } from '../../sessions/index.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useGroupAction } from './use-group-action.ts';

/** Who has a seat, who is invited, and a form to invite more people. */
export function PeopleSection({ group }: { group: OwnGroup }) {
  const t = useMessages('groups');
  const api = useApi();
  const [removing, setRemoving] = useState<Seat>();
  const nameOf = ({ name, email }: Seat) => name ?? email;
  const remove = useGroupAction(
    (seat: Seat) => api(removeSeat, { params: { id: seat.id } }),
    (seat) => t('removed', { name: nameOf(seat) }),
  );
  const invite = useInvite();
  const isMember = removing?.name != null;
  return (
    <MemberSection id="people" title={t('people')}>
      {group.members.length === 0 ? (
        <p className="text-muted text-sm">{t('nobody')}</p>
      ) : (
        <ul className="border-line border-t">
          {group.members.map((seat) => (
            <SeatRow
              key={seat.id}
              seat={seat}
              isBusy={invite.isPending}
              onInvite={() => invite.mutate(seat.email)}
              onRemove={() => setRemoving(seat)}
            />
          ))}
        </ul>
      )}
      <InviteForm group={group} />
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={t('removeTitle', { name: removing ? nameOf(removing) : '' })}
        text={
          isMember && removing ? t('removeText', { name: nameOf(removing) }) : t('withdrawText')
        }
        action={isMember ? t('remove') : t('withdraw')}
        back={t('keepPerson')}
        isBusy={remove.isPending}
        onClose={() => setRemoving(undefined)}
        onConfirm={() => {
          if (removing) remove.mutate(removing, { onSettled: () => setRemoving(undefined) });
        }}
      />
    </MemberSection>
  );
}

function useInvite() {
  const t = useMessages('groups');
  const api = useApi();
  return useGroupAction(
    (email: string) => api(inviteToGroup, { body: { email } }),
    (email) => t('invited', { email }),
  );
}

interface SeatRowProps {
  seat: Seat;
  isBusy: boolean;
  onInvite: () => void;
  onRemove: () => void;
}

const TONES = {
  invited: 'neutral',
  expired: 'warning',
  member: 'success',
  waiting: 'danger',
} as const;

function SeatRow({ seat, isBusy, onInvite, onRemove }: SeatRowProps) {
  const t = useMessages('groups');
  const format = useFormat();
  const { state, name, email, since } = seat;
  const isOpen = state === 'invited' || state === 'expired';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <span className="wrap-anywhere">{name ?? email}</span>
          <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        </p>
        <p className="text-muted text-sm">
          <span className="wrap-anywhere">{name === null ? '' : `${email} · `}</span>
          {t('since', { date: format.date(since) })}
        </p>
      </div>
      <div className="flex gap-2">
        {isOpen ? (
          <Button variant="secondary" disabled={isBusy} onClick={onInvite}>
            {t('again')}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onRemove}>
          {isOpen ? t('withdraw') : t('remove')}
        </Button>
      </div>
    </li>
  );
}

function InviteForm({ group }: { group: OwnGroup }) {
  const t = useMessages('groups');
  const [email, setEmail] = useState('');
  const invite = useInvite();
  const seats = Math.min(group.seats, group.scheduledSeats?.quantity ?? group.seats);
  if (group.used >= seats) return <p className="mt-6 text-muted text-sm">{t('full')}</p>;
  const fieldError =
    invite.error instanceof ApiError ? invite.error.fieldErrors[0]?.message : undefined;
  return (
    <form
      noValidate
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!invite.isPending) invite.mutate(email, { onSuccess: () => setEmail('') });
      }}
    >
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        value={email}
        error={fieldError}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" isBusy={invite.isPending}>
        {t('invite')}
      </Button>
    </form>
  );
}
