import { type ManagedGift, revokeGift } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useProvedChange } from '../lib/controls/use-proved-change.ts';
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
  const forms = useMessages('studio-forms');
  const { isBusy, error, change } = useProvedChange({
    send: (api) => api(revokeGift, { params: { id: gift.id } }),
    done: () => t('revoked'),
    onDone: onClose,
    affects: giftsKey,
  });
  return (
    <>
      <p className="mt-3 text-muted">
        {t('revokeText')} {gift.kind === 'bought' ? t('revokeBought') : null}
      </p>
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {error}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="danger" isBusy={isBusy} onClick={() => change()}>
          {t('revoke')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </>
  );
}
