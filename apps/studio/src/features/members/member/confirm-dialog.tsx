import { blockUser, endMemberSessions, type MemberDetails, unblockUser } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { Confirmation } from '../../../lib/controls/confirmation.tsx';
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
  const { isBusy, error, change } = useMemberChange({
    send: (api) => api(calls[action], { params: { id: member.id } }),
    done: t(`done.${action}`),
    onDone: onClose,
  });
  return (
    <Confirmation
      text={t(`text.${action}`)}
      action={t(action)}
      isDestructive={action !== 'unblock'}
      isBusy={isBusy}
      error={error}
      onConfirm={() => change()}
      onCancel={onClose}
    />
  );
}
