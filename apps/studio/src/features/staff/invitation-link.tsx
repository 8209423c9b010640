import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { useState } from 'react';

/** A link to copy. */
export function InvitationLink({ link }: { link: string }) {
  const t = useMessages('studio-staff');
  const [result, setResult] = useState<'copied' | 'notCopied'>();
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setResult('copied'),
      () => setResult('notCopied'),
    );
  return (
    <>
      <TextField
        className="mt-4"
        label={t('link')}
        readOnly
        dir="ltr"
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <p role="status" className="min-h-6 pt-1 text-muted text-sm">
        {result ? t(result) : null}
      </p>
      <Button onClick={copy} className="me-3">
        {t('copy')}
      </Button>
    </>
  );
}
