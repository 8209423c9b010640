import type { MemberSegment } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { Confirmation } from '../../../lib/controls/confirmation.tsx';

interface DeleteSegmentDialogProps {
  segment: MemberSegment | undefined;
  isBusy: boolean;
  error: string | undefined;
  onClose: () => void;
  onDelete: (segment: MemberSegment) => void;
}

/** Asks first, because others use the segment too. */
export function DeleteSegmentDialog(props: DeleteSegmentDialogProps) {
  const { segment, isBusy, error, onClose, onDelete } = props;
  const t = useMessages('studio-members');
  return (
    <Dialog isOpen={segment !== undefined} onClose={onClose} title={t('segment.deleteTitle')}>
      {segment ? (
        <Confirmation
          text={t('segment.deleteText', { name: segment.name })}
          action={t('segment.confirm')}
          isBusy={isBusy}
          error={error}
          onConfirm={() => onDelete(segment)}
          onCancel={onClose}
        />
      ) : null}
    </Dialog>
  );
}
