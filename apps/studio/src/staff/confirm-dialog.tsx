import {
  resetUserFactors,
  revokeStaffRole,
  type StaffMember,
  transferOwnership,
} from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
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
      title={name ? t(`confirm.${keys[name]}`, { name: person?.username ?? '' }) : ''}
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
  const forms = useMessages('studio-forms');
  const key = keys[name];
  const values = { name: person.username };
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
    <>
      <p className="mt-3 text-muted">{t(`text.${key}`, values)}</p>
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {error}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="danger" isBusy={isBusy} onClick={() => change(person)}>
          {t(`do.${key}`)}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </>
  );
}
