import type { StaffMember } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { Confirmation } from '../../lib/controls/confirmation.tsx';
import type { UnsentInvitation } from './invited-dialog.tsx';
import type { StaffAction } from './staff-action.ts';
import { useInvite } from './use-invite.ts';

interface InviteAgainDialogProps {
  action: StaffAction | undefined;
  onClose: () => void;
  onUnsent: (invitation: UnsentInvitation) => void;
}

/** For a link that was lost, or is outdated. */
export function InviteAgainDialog({ action, ...handlers }: InviteAgainDialogProps) {
  const t = useMessages('studio-staff');
  const person = action?.name === 'invite again' ? action.person : undefined;
  return (
    <Dialog
      isOpen={person !== undefined}
      onClose={handlers.onClose}
      title={t('confirm.inviteAgain', { name: person?.name ?? '' })}
    >
      {person ? <InviteAgain person={person} {...handlers} /> : null}
    </Dialog>
  );
}

interface InviteAgainProps extends Omit<InviteAgainDialogProps, 'action'> {
  person: StaffMember;
}

function InviteAgain({ person, onClose, onUnsent }: InviteAgainProps) {
  const t = useMessages('studio-staff');
  const { email, role, name } = person;
  const { isBusy, error, change } = useInvite({ onDone: onClose, onUnsent });
  return (
    <Confirmation
      text={t('text.inviteAgain', { name })}
      action={t('do.inviteAgain')}
      isDestructive={false}
      isBusy={isBusy}
      error={error}
      onConfirm={() => role !== 'owner' && change({ email, role })}
      onCancel={onClose}
    />
  );
}
