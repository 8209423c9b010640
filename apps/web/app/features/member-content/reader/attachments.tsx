import type { MediaFile } from '@rostra/contract';
import { elementIds } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useState } from 'react';
import { useAttachmentLink } from './use-attachment-link.ts';
import { useFileSummary } from './use-file-summary.ts';

/** Files are opened by short-lived links that are created on demand. */
export function Attachments({ files }: { files: readonly MediaFile[] }) {
  const t = useMessages('member-content');
  if (files.length === 0) return null;
  return (
    <section aria-labelledby={elementIds.files} data-print="hidden" className="mt-14 max-w-measure">
      <h2 id={elementIds.files} className="text-2xl">
        {t('filesTitle')}
      </h2>
      <ul className="mt-4 border-ink border-t">
        {files.map((file) => (
          <Attachment key={file.documentId} file={file} />
        ))}
      </ul>
    </section>
  );
}

function Attachment({ file }: { file: MediaFile }) {
  const t = useMessages('member-content');
  const fileSummary = useFileSummary();
  const { documentId, name, caption, mime } = file;
  const link = useAttachmentLink(documentId);
  const [source, setSource] = useState<string>();
  const isPlayed = /^(audio|video)\//.test(mime);
  const Player = mime.startsWith('video/') ? 'video' : 'audio';
  return (
    <li className="border-line border-b py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 basis-64 grow">
          <p className="font-medium">{name}</p>
          {caption ? <p className="mt-0.5 text-muted text-sm">{caption}</p> : null}
          <p className="figures-table mt-1 text-muted text-sm">{fileSummary(file)}</p>
        </div>
        <div className="flex gap-2">
          {isPlayed && !source ? (
            <Button
              variant="secondary"
              size="small"
              aria-label={t('playFile', { file: name })}
              onClick={() => link.mutate(undefined, { onSuccess: ({ url }) => setSource(url) })}
            >
              {t('play')}
            </Button>
          ) : null}
          <Button
            variant="secondary"
            size="small"
            aria-label={t('downloadFile', { file: name })}
            isBusy={link.isPending}
            onClick={() =>
              link.mutate(undefined, { onSuccess: ({ url }) => window.location.assign(url) })
            }
          >
            {t('download')}
          </Button>
        </div>
      </div>
      {source ? (
        <Player src={source} controls autoPlay className="mt-4 w-full" aria-label={name} />
      ) : null}
    </li>
  );
}
