import { emailSchema, INVITATION_DAYS } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { type FormEvent, useState } from 'react';
import type { UnsentInvitation } from './invited-dialog.tsx';
import { RoleField } from './role-field.tsx';
import { type NewInvitation, useInvite } from './use-invite.ts';

interface InviteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onUnsent: (invitation: UnsentInvitation) => void;
}

export function InviteDialog({ isOpen, onClose, onUnsent }: InviteDialogProps) {
  const t = useMessages('studio-staff');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('invite')} startsInField>
      <p className="mt-3 text-muted">{t('inviteText', { days: INVITATION_DAYS })}</p>
      <InviteForm onDone={onClose} onUnsent={onUnsent} />
    </Dialog>
  );
}

interface InviteFormProps {
  onDone: () => void;
  onUnsent: (invitation: UnsentInvitation) => void;
}

function InviteForm(options: InviteFormProps) {
  const t = useMessages('studio-staff');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<NewInvitation['role']>('author');
  const [emailError, setEmailError] = useState<string>();
  const { isBusy, error, change } = useInvite(options);
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
