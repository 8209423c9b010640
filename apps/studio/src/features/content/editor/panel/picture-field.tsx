import type { MediaFile } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useState } from 'react';
import { UploadDialog } from '../../../media/index.ts';
import { useEditor, useFieldValue } from '../fields/use-field.ts';

/** The picture above the text and in lists. */
export function PictureField({ initial }: { initial: MediaFile | undefined }) {
  const t = useMessages('studio-editor');
  const { saver, isReadOnly } = useEditor();
  const value = useFieldValue('featuredImage');
  const [known, setKnown] = useState<readonly MediaFile[]>(initial ? [initial] : []);
  const [files, setFiles] = useState<readonly File[]>();
  const picture = known.find(({ documentId }) => documentId === value);
  return (
    <fieldset className="mt-4">
      <legend className="mb-1 font-medium text-xs">{t('field.featuredImage')}</legend>
      {picture ? (
        <>
          <img
            src={picture.formats?.small?.url ?? picture.url}
            alt={picture.alternativeText ?? ''}
            className="aspect-video w-full rounded border border-line object-cover"
          />
          <p className="mt-1 text-muted text-xs">{picture.alternativeText || t('altMissing')}</p>
        </>
      ) : null}
      {isReadOnly ? null : (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => setFiles([])}>
            {picture ? t('replacePicture') : t('addPicture')}
          </Button>
          {value ? (
            <Button
              variant="quiet"
              size="small"
              onClick={() => saver.change({ featuredImage: null })}
            >
              {t('remove')}
            </Button>
          ) : null}
        </div>
      )}
      <UploadDialog
        files={files}
        action={t('usePicture')}
        onClose={() => setFiles(undefined)}
        onUploaded={(file) => {
          setKnown((all) => [...all, file]);
          saver.change({ featuredImage: file.documentId });
        }}
      />
    </fieldset>
  );
}
