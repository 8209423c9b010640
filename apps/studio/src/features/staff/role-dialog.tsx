import { changeStaffRole, type StaffMember } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { FormFrame } from '../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../lib/form/use-studio-form.ts';
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
      title={t('changeRoleOf', { name: person?.name ?? '' })}
    >
      {person ? <RoleForm person={person} onDone={onClose} /> : null}
    </Dialog>
  );
}

function RoleForm({ person, onDone }: { person: StaffMember; onDone: () => void }) {
  const t = useMessages('studio-staff');
  const forms = useMessages('studio-forms');
  const current = person.role === 'owner' ? 'administrator' : person.role;
  const save = useStaffChange({
    send: (api, body: { role: typeof current }) =>
      api(changeStaffRole, { params: { id: person.id }, body }),
    done: t('roleChanged', { name: person.name }),
    onDone,
  });
  const form = useStudioForm({ initial: { role: current }, save });
  return (
    <FormFrame form={form} action={forms('save')} isPossible={form.values.role !== person.role}>
      <RoleField {...form.bind('role')} />
    </FormFrame>
  );
}
