import { deleteWebhook, type Webhook } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { useNavigate } from 'react-router';
import { Confirmation } from '../../../lib/controls/confirmation.tsx';
import { useChange } from '../../../session/use-change.ts';
import { webhookListKey } from '../webhooks-query.ts';

interface DeleteDialogProps {
  webhook: Webhook;
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteDialog({ webhook: { id, name }, isOpen, onClose }: DeleteDialogProps) {
  const t = useMessages('studio-webhooks');
  const navigate = useNavigate();
  const { isBusy, error, change } = useChange({
    send: (api) => api(deleteWebhook, { params: { id } }),
    done: t('deleted', { name }),
    onDone: () => navigate('/webhooks', { replace: true }),
    // Its log is gone with it.
    affects: webhookListKey,
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('deleteTitle', { name })}>
      <Confirmation
        text={t('deleteText')}
        action={t('delete')}
        isBusy={isBusy}
        error={error}
        onConfirm={() => change()}
        onCancel={onClose}
      />
    </Dialog>
  );
}
