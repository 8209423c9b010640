import { libraryForm, uploadFiles } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useId, useRef, useState } from 'react';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useApi } from '../../../../session/session-provider.tsx';

interface FileFieldProps {
  field: { readonly accept: string; readonly isRequired?: boolean };
  label: string;
  /** The address of the file. */
  value: string | undefined;
  error: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Uploads a file for a block. */
export function FileField({ field, label, value, error, onChange }: FileFieldProps) {
  const t = useMessages('studio-editor');
  const errorText = useErrorText();
  const api = useApi();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const upload = async (file: File) => {
    setStatus(t('uploading', { name: file.name }));
    try {
      const [stored] = await api(uploadFiles, { body: libraryForm(file, { alternativeText: '' }) });
      if (!stored) return;
      onChange(stored.url);
      setStatus(t('uploaded', { name: file.name }));
    } catch (failure) {
      const reason = errorText(failure);
      setStatus(t('uploadFailed', { name: file.name, reason }));
    }
  };
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {label}
      </label>
      {value ? (
        <p className="mb-1 flex flex-wrap items-center gap-3 text-muted text-sm">
          <bdi className="break-all">{value}</bdi>
          {field.isRequired ? null : (
            <Button variant="secondary" onClick={() => onChange(undefined)}>
              {t('remove')}
            </Button>
          )}
        </p>
      ) : null}
      <input
        ref={input}
        id={id}
        type="file"
        accept={field.accept || undefined}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-status`}
        className="block w-full text-sm"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload(file);
          target.value = '';
        }}
      />
      <p id={`${id}-status`} role="status" className="mt-1 text-muted text-sm">
        {error ?? status}
      </p>
    </div>
  );
}
