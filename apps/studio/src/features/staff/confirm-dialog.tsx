import {
  resetUserFactors,
  revokeStaffRole,
  type StaffMember,
  transferOwnership,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { Confirmation } from '../../lib/controls/confirmation.tsx';
import type { StaffAction } from './staff-action.ts';
import { useStaffChange } from './use-staff-change.ts';

type ConfirmedName = Exclude<StaffAction['name'], 'change role' | 'invite again'>;

const keys = {
  revoke: 'revoke',
  transfer: 'transfer',
  'reset factors': 'resetFactors',
} as const satisfies Record<ConfirmedName, string>;

const send: Record<ConfirmedName, (api: Client, person: StaffMember) => Promise<unknown>> = {
  revoke: (api, { id }) => api(revokeStaffRole, { params: { id } }),
  transfer: (api, { id }) => api(transferOwnership, { body: { userId: id } }),
  'reset factors': (api, { id }) => api(resetUserFactors, { params: { id } }),
};

interface ConfirmDialogProps {
  action: StaffAction | undefined;
  onClose: () => void;
}

const isConfirmed = (name: StaffAction['name']): name is ConfirmedName => Object.hasOwn(keys, name);

/** Says what an action means before it is done. */
export function ConfirmDialog({ action, onClose }: ConfirmDialogProps) {
  const t = useMessages('studio-staff');
  const person = action?.person;
  const name = action && isConfirmed(action.name) ? action.name : undefined;
  return (
    <Dialog
      isOpen={name !== undefined}
      onClose={onClose}
      title={name ? t(`confirm.${keys[name]}`, { name: person?.name ?? '' }) : ''}
    >
      {name && person ? <Confirm name={name} person={person} onClose={onClose} /> : null}
    </Dialog>
  );
}

interface ConfirmProps {
  name: ConfirmedName;
  person: StaffMember;
  onClose: () => void;
}

function Confirm({ name, person, onClose }: ConfirmProps) {
  const t = useMessages('studio-staff');
  const key = keys[name];
  const values = { name: person.name };
  const { isBusy, error, change } = useStaffChange({
    send: (api, target: StaffMember) => send[name](api, target),
    done: () => t(`done.${key}`, values),
    onDone: () => {
      onClose();
      // The owner's own role has changed, and with it what this person can do here.
      if (name === 'transfer') window.location.reload();
    },
  });
  return (
    <Confirmation
      text={t(`text.${key}`, values)}
      action={t(`do.${key}`)}
      isBusy={isBusy}
      error={error}
      onConfirm={() => change(person)}
      onCancel={onClose}
    />
  );
}
