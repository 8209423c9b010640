import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { CopyField } from '../../../lib/controls/copy-field.tsx';

interface SecretDialogProps {
  /** Shown this once: the server gives it to nobody again. */
  secret: string | undefined;
  /** Whether the one before signs as well. */
  isRotated?: boolean;
  onClose: () => void;
}

export function SecretDialog({ secret, isRotated = false, onClose }: SecretDialogProps) {
  const t = useMessages('studio-webhooks');
  const forms = useMessages('studio-forms');
  return (
    <Dialog isOpen={secret !== undefined} onClose={onClose} title={t('secretTitle')}>
      <p className="mt-3 mb-5 text-muted">{t(isRotated ? 'rotatedText' : 'secretText')}</p>
      {secret === undefined ? null : (
        <CopyField label={t('secret')} value={secret} notCopied={t('notCopied')}>
          <Button variant="secondary" onClick={onClose}>
            {forms('done')}
          </Button>
        </CopyField>
      )}
    </Dialog>
  );
}
