import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { useState } from 'react';

interface CreatedDialogProps {
  /** Shown this once: the server stores only a hash. */
  token: string | undefined;
  onClose: () => void;
}

export function CreatedDialog({ token, onClose }: CreatedDialogProps) {
  const t = useMessages('studio-tokens');
  return (
    <Dialog isOpen={token !== undefined} onClose={onClose} title={t('createdTitle')}>
      <p className="mt-3 text-muted">{t('createdText')}</p>
      {token === undefined ? null : <Secret token={token} onClose={onClose} />}
    </Dialog>
  );
}

function Secret({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useMessages('studio-tokens');
  const [result, setResult] = useState<'copied' | 'notCopied'>();
  const copy = () =>
    void navigator.clipboard.writeText(token).then(
      () => setResult('copied'),
      () => setResult('notCopied'),
    );
  return (
    <>
      <TextField
        className="mt-5"
        label={t('token')}
        readOnly
        dir="ltr"
        value={token}
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
