import type { MediaFile } from '@rostra/contract';
import { elementIds } from '@rostra/contract/pages';
import { Button } from '@rostra/ui';
import { useState } from 'react';
import { fileFacts } from './describe-file.ts';
import { useAttachmentLink } from './use-attachment-link.ts';

/** Files are opened by short-lived links that are created on demand. */
export function Attachments({ files }: { files: readonly MediaFile[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby={elementIds.files} data-print="hidden" className="mt-14 max-w-measure">
      <h2 id={elementIds.files} className="text-2xl">
        Files
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
          <p className="figures-table mt-1 text-muted text-sm">{fileFacts(file)}</p>
        </div>
        <div className="flex gap-2">
          {isPlayed && !source ? (
            <Button
              variant="secondary"
              size="small"
              aria-label={`Play ${name}`}
              onClick={() => link.mutate(undefined, { onSuccess: ({ url }) => setSource(url) })}
            >
              Play
            </Button>
          ) : null}
          <Button
            variant="secondary"
            size="small"
            aria-label={`Download ${name}`}
            isBusy={link.isPending}
            onClick={() =>
              link.mutate(undefined, { onSuccess: ({ url }) => window.location.assign(url) })
            }
          >
            Download
          </Button>
        </div>
      </div>
      {source ? (
        <Player src={source} controls autoPlay className="mt-4 w-full" aria-label={name} />
      ) : null}
    </li>
  );
}
