import { type ManagedGift, revokeGift } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { Confirmation } from '../../../lib/controls/confirmation.tsx';
import { useChange } from '../../../session/use-change.ts';
import { giftsKey } from './gifts-query.ts';

interface RevokeDialogProps {
  gift: ManagedGift | undefined;
  onClose: () => void;
}

export function RevokeDialog({ gift, onClose }: RevokeDialogProps) {
  const t = useMessages('studio-gifts');
  return (
    <Dialog isOpen={gift !== undefined} onClose={onClose} title={t('revokeTitle')}>
      {gift ? <RevokeForm gift={gift} onClose={onClose} /> : null}
    </Dialog>
  );
}

function RevokeForm({ gift, onClose }: { gift: ManagedGift; onClose: () => void }) {
  const t = useMessages('studio-gifts');
  const { isBusy, error, change } = useChange({
    send: (api) => api(revokeGift, { params: { id: gift.id } }),
    done: () => t('revoked'),
    onDone: onClose,
    affects: giftsKey,
  });
  return (
    <Confirmation
      text={gift.kind === 'bought' ? `${t('revokeText')} ${t('revokeBought')}` : t('revokeText')}
      action={t('revoke')}
      isBusy={isBusy}
      error={error}
      onConfirm={() => change()}
      onCancel={onClose}
    />
  );
}
