import { useMessages } from '@rostra/messages/react';
import { CloseIcon, IconButton } from '@rostra/ui';
import { useEffect, useId, useMemo } from 'react';
import { compactControl } from '../../../lib/controls/compact-field.tsx';
import { DocumentIcon } from '../../../lib/icons.tsx';
import type { Upload, Uploads } from './use-uploads.ts';

interface UploadRowProps {
  item: Upload;
  uploads: Uploads;
}

export function UploadRow({ item, uploads }: UploadRowProps) {
  const t = useMessages('studio-media');
  const id = useId();
  const { key, file, isImage, alt, progress, error } = item;
  const isSending = progress !== undefined;
  return (
    <li className="flex items-start gap-3 border-line border-b py-3">
      <Preview file={file} isImage={isImage} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{file.name}</p>
        {isImage ? (
          <input
            type="text"
            aria-label={t('alt', { name: file.name })}
            aria-describedby={error ? `${id}-error` : undefined}
            aria-invalid={error ? true : undefined}
            placeholder={t('altHelp')}
            value={alt}
            disabled={isSending}
            onChange={(event) => uploads.describe(key, event.target.value)}
            className={`${compactControl} mt-1 max-w-measure`}
          />
        ) : null}
        {isSending ? (
          <progress
            max={1}
            value={progress}
            aria-label={t('uploading', { name: file.name })}
            className="mt-2 block h-1.5 w-full max-w-measure accent-accent"
          />
        ) : null}
        {error ? (
          <p id={`${id}-error`} role="alert" className="mt-1 text-danger text-xs">
            {error}
          </p>
        ) : null}
      </div>
      <IconButton
        label={t('removeFromQueue', { name: file.name })}
        disabled={isSending}
        onClick={() => uploads.remove(key)}
        className="size-9"
      >
        <CloseIcon className="size-4" />
      </IconButton>
    </li>
  );
}

function Preview({ file, isImage }: Pick<Upload, 'file' | 'isImage'>) {
  const url = useMemo(() => (isImage ? URL.createObjectURL(file) : undefined), [file, isImage]);
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
  const frame = 'h-14 w-20 shrink-0 rounded border border-line bg-sunken';
  if (url) return <img src={url} alt="" className={`${frame} object-cover`} />;
  return (
    <span className={`${frame} flex items-center justify-center text-muted`}>
      <DocumentIcon />
    </span>
  );
}
