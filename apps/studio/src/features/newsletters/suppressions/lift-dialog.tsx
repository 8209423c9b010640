import { liftSuppression, type Suppression } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { Confirmation } from '../../../lib/controls/confirmation.tsx';
import { useSubscriberChange } from '../subscriber/use-subscriber-change.ts';

interface LiftDialogProps {
  suppression: Suppression | null;
  onClose: () => void;
}

export function LiftDialog({ suppression, onClose }: LiftDialogProps) {
  const t = useMessages('studio-newsletters');
  return (
    <Dialog isOpen={suppression !== null} onClose={onClose} title={t('liftTitle')}>
      {suppression ? <Confirm suppression={suppression} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Confirm({ suppression, onClose }: { suppression: Suppression; onClose: () => void }) {
  const t = useMessages('studio-newsletters');
  const { id, email, reason } = suppression;
  const { isBusy, error, change } = useSubscriberChange({
    send: (api) => api(liftSuppression, { params: { id } }),
    done: t('lifted'),
    onDone: onClose,
  });
  return (
    <Confirmation
      text={t(`liftText.${reason}`, { email })}
      action={t('lift')}
      isBusy={isBusy}
      error={error}
      onConfirm={() => change()}
      onCancel={onClose}
    />
  );
}
