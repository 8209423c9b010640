import type { CodePreview } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { explainPayment } from '../payment/explain-payment.ts';
import { CodeField } from './code-field.tsx';

interface CodeFormProps {
  check: (code: string) => Promise<CodePreview>;
  onChecked: (preview: CodePreview) => void;
  onCancel: () => void;
}

export function CodeForm({ check, onChecked, onCancel }: CodeFormProps) {
  const t = useMessages('billing');
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      onChecked(await check(code));
    } catch (failure) {
      setError(explainPayment(failure, t('reason.code'), t));
      setIsBusy(false);
      field.current?.focus();
    }
  };
  return (
    <form noValidate aria-label={t('code.label')} onSubmit={(event) => void submit(event)}>
      <CodeField
        ref={field}
        label={t('code.label')}
        value={code}
        error={error}
        onChange={({ target }) => setCode(target.value)}
      />
      <div className="mt-1 flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" size="small" isBusy={isBusy}>
          {t('code.check')}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {t('code.cancel')}
        </Button>
      </div>
    </form>
  );
}
