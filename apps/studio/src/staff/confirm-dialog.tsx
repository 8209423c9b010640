import {
  inviteStaff,
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

type ConfirmedName = Exclude<StaffAction['name'], 'change role'>;

const keys = {
  'invite again': 'inviteAgain',
  revoke: 'revoke',
  transfer: 'transfer',
  'reset factors': 'resetFactors',
} as const satisfies Record<ConfirmedName, string>;

const send: Record<ConfirmedName, (api: Client, person: StaffMember) => Promise<unknown>> = {
  'invite again': async (api, { email, role }) =>
    role === 'owner' ? undefined : api(inviteStaff, { body: { email, role } }),
  revoke: (api, { id }) => api(revokeStaffRole, { params: { id } }),
  transfer: (api, { id }) => api(transferOwnership, { body: { userId: id } }),
  'reset factors': (api, { id }) => api(resetUserFactors, { params: { id } }),
};

interface ConfirmDialogProps {
  action: StaffAction | undefined;
  onClose: () => void;
}

/** Says what an action means before it is done. */
export function ConfirmDialog({ action, onClose }: ConfirmDialogProps) {
  const t = useMessages('studio-staff');
  const isConfirmed = action !== undefined && action.name !== 'change role';
  const name = action?.person.username ?? '';
  return (
    <Dialog
      isOpen={isConfirmed}
      onClose={onClose}
      title={isConfirmed ? t(`confirm.${keyOf(action)}`, { name }) : ''}
    >
      {isConfirmed ? <Confirm action={action} onClose={onClose} /> : null}
    </Dialog>
  );
}

const keyOf = ({ name }: StaffAction) => (name === 'change role' ? 'revoke' : keys[name]);

function Confirm({ action, onClose }: { action: StaffAction; onClose: () => void }) {
  const t = useMessages('studio-staff');
  const forms = useMessages('studio-forms');
  const key = keyOf(action);
  const { username: name } = action.person;
  const { isBusy, error, change } = useStaffChange({
    send: (api, { name: chosen, person }: StaffAction) =>
      chosen === 'change role' ? Promise.resolve() : send[chosen](api, person),
    done: () => t(`done.${key}`, { name }),
    onDone: () => {
      onClose();
      // The owner's own role has changed, and with it what this person can do here.
      if (action.name === 'transfer') window.location.reload();
    },
  });
  return (
    <>
      <p className="mt-3 text-muted">{t(`text.${key}`, { name })}</p>
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {error}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          variant={key === 'inviteAgain' ? 'primary' : 'danger'}
          isBusy={isBusy}
          onClick={() => change(action)}
        >
          {t(`do.${key}`)}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </>
  );
}
