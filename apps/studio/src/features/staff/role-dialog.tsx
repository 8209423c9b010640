import { changeStaffRole, type StaffMember, type StaffRole } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { type FormEvent, useState } from 'react';
import { RoleField } from './role-field.tsx';
import type { StaffAction } from './staff-action.ts';
import { useStaffChange } from './use-staff-change.ts';

interface RoleDialogProps {
  action: StaffAction | undefined;
  onClose: () => void;
}

export function RoleDialog({ action, onClose }: RoleDialogProps) {
  const t = useMessages('studio-staff');
  const person = action?.name === 'change role' ? action.person : undefined;
  return (
    <Dialog
      isOpen={person !== undefined}
      onClose={onClose}
      title={t('changeRoleOf', { name: person?.username ?? '' })}
    >
      {person ? <RoleForm person={person} onDone={onClose} /> : null}
    </Dialog>
  );
}

function RoleForm({ person, onDone }: { person: StaffMember; onDone: () => void }) {
  const t = useMessages('studio-staff');
  const forms = useMessages('studio-forms');
  const current = person.role === 'owner' ? 'administrator' : person.role;
  const [role, setRole] = useState<Exclude<StaffRole, 'owner'>>(current);
  const { isBusy, error, change } = useStaffChange({
    send: (api, next: typeof role) =>
      api(changeStaffRole, { params: { id: person.id }, body: { role: next } }),
    done: () => t('roleChanged', { name: person.username }),
    onDone,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    change(role);
  };
  return (
    <form onSubmit={onSubmit}>
      <RoleField value={role} onChange={setRole} />
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {error}
      </p>
      <Button type="submit" isBusy={isBusy} disabled={role === person.role}>
        {forms('save')}
      </Button>
    </form>
  );
}
