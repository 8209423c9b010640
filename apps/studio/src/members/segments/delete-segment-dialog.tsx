import type { MemberSegment } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';

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
  const forms = useMessages('studio-forms');
  return (
    <Dialog isOpen={segment !== undefined} onClose={onClose} title={t('segment.deleteTitle')}>
      {segment ? (
        <>
          <p className="mt-3 text-muted">{t('segment.deleteText', { name: segment.name })}</p>
          <p role="alert" className="min-h-6 pt-1 text-danger">
            {error}
          </p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button variant="danger" isBusy={isBusy} onClick={() => onDelete(segment)}>
              {t('segment.confirm')}
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              {forms('cancel')}
            </Button>
          </div>
        </>
      ) : null}
    </Dialog>
  );
}
