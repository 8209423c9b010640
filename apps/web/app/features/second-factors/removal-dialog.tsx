import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';

interface RemovalDialogProps {
  isOpen: boolean;
  isBusy: boolean;
  title: string;
  text: string;
  onConfirm: () => void;
  onClose: () => void;
}

export function RemovalDialog({
  isOpen,
  isBusy,
  title,
  text,
  onConfirm,
  onClose,
}: RemovalDialogProps) {
  const t = useMessages('second-factors');
  return (
    <Dialog isOpen={isOpen} isBusy={isBusy} onClose={onClose} title={title}>
      <p className="mt-3 text-sm">{text}</p>
      <div className="mt-6 flex flex-wrap gap-4">
        <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
          {t('remove')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
