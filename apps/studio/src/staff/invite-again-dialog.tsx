import type { StaffMember } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
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
      title={t('confirm.inviteAgain', { name: person?.username ?? '' })}
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
  const forms = useMessages('studio-forms');
  const { email, role, username: name } = person;
  const { isBusy, error, change } = useInvite({ onDone: onClose, onUnsent });
  return (
    <>
      <p className="mt-3 text-muted">{t('text.inviteAgain', { name })}</p>
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {error}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={() => role !== 'owner' && change({ email, role })}>
          {t('do.inviteAgain')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </>
  );
}
