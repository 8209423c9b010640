import { blockUser, endMemberSessions, type MemberDetails, unblockUser } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useMemberChange } from './use-member-change.ts';

const calls = { block: blockUser, unblock: unblockUser, endSessions: endMemberSessions } as const;

export type ConfirmedAction = keyof typeof calls;

interface ConfirmDialogProps {
  member: MemberDetails;
  action: ConfirmedAction | undefined;
  onClose: () => void;
}

/** Says what an action means before it is done. */
export function ConfirmDialog({ member, action, onClose }: ConfirmDialogProps) {
  const t = useMessages('studio-members');
  const name = member.name || member.username;
  return (
    <Dialog
      isOpen={action !== undefined}
      onClose={onClose}
      title={action ? t(`confirm.${action}`, { name }) : ''}
    >
      {action ? <Confirm member={member} action={action} onClose={onClose} /> : null}
    </Dialog>
  );
}

interface ConfirmProps extends ConfirmDialogProps {
  action: ConfirmedAction;
}

function Confirm({ member, action, onClose }: ConfirmProps) {
  const t = useMessages('studio-members');
  const forms = useMessages('studio-forms');
  const { isBusy, error, change } = useMemberChange({
    send: (api) => api(calls[action], { params: { id: member.id } }),
    done: t(`done.${action}`),
    onDone: onClose,
  });
  return (
    <>
      <p className="mt-3 text-muted">{t(`text.${action}`)}</p>
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {error}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          variant={action === 'unblock' ? 'primary' : 'danger'}
          isBusy={isBusy}
          onClick={() => change()}
        >
          {t(action)}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </>
  );
}
