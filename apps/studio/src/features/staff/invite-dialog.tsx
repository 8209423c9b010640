import { emailSchema, INVITATION_DAYS } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { FormFrame } from '../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../lib/form/use-studio-form.ts';
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
  const forms = useMessages('studio-forms');
  const invite = useInvite(options);
  const form = useStudioForm<NewInvitation>({
    initial: { firstName: '', lastName: '', email: '', role: 'author' },
    check: ({ firstName = '', email }) => ({
      firstName: firstName.trim() === '' ? forms('required') : undefined,
      email: emailSchema.safeParse(email.trim()).success ? undefined : t('emailInvalid'),
    }),
    save: {
      ...invite,
      change: ({ email, ...invited }) =>
        invite.change({ ...invited, email: emailSchema.parse(email.trim()) }),
    },
  });
  return (
    <FormFrame form={form} action={t('sendInvitation')} className="mt-5">
      <div className="grid gap-x-3 sm:grid-cols-2">
        <TextField
          label={t('firstName')}
          maxLength={100}
          autoComplete="off"
          dir="auto"
          {...form.field('firstName')}
        />
        <TextField
          label={t('lastName')}
          maxLength={100}
          autoComplete="off"
          dir="auto"
          {...form.field('lastName')}
        />
      </div>
      <TextField type="email" label={t('email')} autoComplete="off" {...form.field('email')} />
      <RoleField {...form.bind('role')} />
    </FormFrame>
  );
}
