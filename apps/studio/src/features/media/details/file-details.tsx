import type { FileUse, LibraryFile } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, LinkButton } from '@rostra/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/formats/format.ts';
import { ScreenTitle } from '../../../lib/screen-title.tsx';
import { useCan, useStaff } from '../../../session/session-provider.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import { useFileSize } from '../use-file-size.ts';
import { BackToLibrary } from './back-to-library.tsx';
import { DeleteFile } from './delete-file.tsx';
import { FileForm } from './file-form.tsx';
import { FileUses } from './file-uses.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';

interface FileDetailsProps {
  file: LibraryFile & { uses: readonly FileUse[] };
}

export function FileDetails({ file }: FileDetailsProps) {
  const t = useMessages('studio-media');
  const can = useCan();
  const { id: me } = useStaff();
  const [isReplacing, setIsReplacing] = useState(false);
  const mayEdit = can('content.edit') || file.uploadedBy?.id === me;
  return (
    <div className="px-gutter py-6 wide:py-8">
      <ScreenTitle>{file.name}</ScreenTitle>
      <BackToLibrary />
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 break-words text-2xl">{file.name}</h1>
        <div className="flex flex-wrap gap-2">
          {file.isPrivate ? null : (
            <LinkButton variant="quiet" size="small" href={file.url} target="_blank">
              {t('openFile')}
            </LinkButton>
          )}
          {mayEdit ? (
            <Button variant="secondary" size="small" onClick={() => setIsReplacing(true)}>
              {t('replace')}
            </Button>
          ) : null}
          {can('content.edit') ? <DeleteFile file={file} /> : null}
        </div>
      </div>
      <Facts file={file} />
      {file.width ? null : <Thumbnail file={file} className="mt-6 h-32 w-48" />}
      {/* A replaced file begins with a new form: the focal point of the old one is gone. */}
      <FileForm key={file.hash} file={file} isReadOnly={!mayEdit} />
      {/* Authors are not told where others use a file. */}
      {file.uses.length === 0 && file.useCount > 0 ? null : <FileUses uses={file.uses} />}
      <ReplaceDialog file={file} isOpen={isReplacing} onClose={() => setIsReplacing(false)} />
    </div>
  );
}

function Facts({ file }: { file: LibraryFile }) {
  const t = useMessages('studio-media');
  const format = useFormat();
  const size = useFileSize()(file);
  const type = file.ext.slice(1).toUpperCase();
  const { width, height, uploadedBy } = file;
  const day = format.day(file.createdAt);
  return (
    <p className="figures-table mt-1 text-muted">
      {width && height
        ? t('pictureFacts', {
            type,
            width: format.number(width),
            height: format.number(height),
            size,
          })
        : t('fileFacts', { type, size })}
      <br />
      {uploadedBy ? t('uploadedBy', { day, name: uploadedBy.name }) : t('uploadedOn', { day })}
      {file.isPrivate ? (
        <>
          <br />
          {t('private')}
        </>
      ) : null}
    </p>
  );
}
