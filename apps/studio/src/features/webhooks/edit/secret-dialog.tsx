import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { useState } from 'react';

interface SecretDialogProps {
  /** Shown this once: the server gives it to nobody again. */
  secret: string | undefined;
  /** Whether the one before signs as well. */
  isRotated?: boolean;
  onClose: () => void;
}

export function SecretDialog({ secret, isRotated = false, onClose }: SecretDialogProps) {
  const t = useMessages('studio-webhooks');
  return (
    <Dialog isOpen={secret !== undefined} onClose={onClose} title={t('secretTitle')}>
      <p className="mt-3 text-muted">{t(isRotated ? 'rotatedText' : 'secretText')}</p>
      {secret === undefined ? null : <Secret secret={secret} onClose={onClose} />}
    </Dialog>
  );
}

function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useMessages('studio-webhooks');
  const [result, setResult] = useState<'copied' | 'notCopied'>();
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => setResult('copied'),
      () => setResult('notCopied'),
    );
  return (
    <>
      <TextField
        className="mt-5"
        label={t('secret')}
        readOnly
        dir="ltr"
        value={secret}
        onFocus={(event) => event.target.select()}
      />
      <p role="status" className="min-h-6 pt-1 text-muted text-sm">
        {result ? t(result) : null}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button onClick={copy}>{t('copy')}</Button>
        <Button variant="secondary" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </>
  );
}
