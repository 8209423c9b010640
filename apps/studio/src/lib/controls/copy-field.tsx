import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { type ReactNode, useState } from 'react';

interface CopyFieldProps {
  label: string;
  value: string;
  /** Said if the browser does not allow copying. */
  notCopied: string;
  /** More buttons. */
  children?: ReactNode;
}

/** A text to take away, with a button that copies it. */
export function CopyField({ label, value, notCopied, children }: CopyFieldProps) {
  const t = useMessages('studio-forms');
  const [result, setResult] = useState<string>();
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => setResult(t('copied')),
      () => setResult(notCopied),
    );
  return (
    <>
      <TextField
        label={label}
        readOnly
        dir="ltr"
        value={value}
        onFocus={(event) => event.target.select()}
      />
      <p role="status" className="min-h-6 pt-1 text-muted text-sm">
        {result}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button onClick={copy}>{t('copy')}</Button>
        {children}
      </div>
    </>
  );
}
