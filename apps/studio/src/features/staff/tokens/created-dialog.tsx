import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { CopyField } from '../../../lib/controls/copy-field.tsx';

interface CreatedDialogProps {
  /** Shown this once: the server stores only a hash. */
  token: string | undefined;
  onClose: () => void;
}

export function CreatedDialog({ token, onClose }: CreatedDialogProps) {
  const t = useMessages('studio-tokens');
  const forms = useMessages('studio-forms');
  return (
    <Dialog isOpen={token !== undefined} onClose={onClose} title={t('createdTitle')}>
      <p className="mt-3 mb-5 text-muted">{t('createdText')}</p>
      {token === undefined ? null : (
        <CopyField label={t('token')} value={token} notCopied={t('notCopied')}>
          <Button variant="secondary" onClick={onClose}>
            {forms('done')}
          </Button>
        </CopyField>
      )}
    </Dialog>
  );
}
