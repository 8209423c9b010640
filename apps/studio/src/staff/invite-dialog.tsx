import { emailSchema, inviteStaff, type StaffRole } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { type FormEvent, useState } from 'react';
import { RoleField } from './role-field.tsx';
import { useStaffChange } from './use-staff-change.ts';

interface InviteDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const t = useMessages('studio-staff');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('invite')} startsInField>
      <p className="mt-3 text-muted">{t('inviteText')}</p>
      <InviteForm onDone={onClose} />
    </Dialog>
  );
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const t = useMessages('studio-staff');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Exclude<StaffRole, 'owner'>>('author');
  const [emailError, setEmailError] = useState<string>();
  const { isBusy, error, change } = useStaffChange({
    send: (api, body: { email: string; role: typeof role }) => api(inviteStaff, { body }),
    done: (sent) => t('inviteSent', { email: sent.email }),
    onDone,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = emailSchema.safeParse(email.trim());
    if (!parsed.success) return setEmailError(t('emailInvalid'));
    change({ email: parsed.data, role });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="mt-5">
      <TextField
        type="email"
        label={t('email')}
        autoComplete="off"
        value={email}
        error={emailError ?? error}
        onChange={(event) => {
          setEmailError(undefined);
          setEmail(event.target.value);
        }}
      />
      <RoleField value={role} onChange={setRole} />
      <Button type="submit" className="mt-5" isBusy={isBusy}>
        {t('sendInvitation')}
      </Button>
    </form>
  );
}
