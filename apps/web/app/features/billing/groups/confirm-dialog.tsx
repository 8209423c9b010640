import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  action: string;
  back: string;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before somebody loses a seat. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, action, back, isBusy, onClose, onConfirm } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} isBusy={isBusy} title={title}>
      <p className="mt-3 wrap-anywhere">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
          {action}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {back}
        </Button>
      </div>
    </Dialog>
  );
}
