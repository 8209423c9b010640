import { getFile, type MediaFile } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../../session/session-provider.tsx';
import { UploadDialog } from '../../../media/index.ts';
import { useEditor, useFieldValue } from '../fields/use-field.ts';
import { type FieldEditorProps, useFieldTexts } from './field-editor.ts';

/** A picture of the library, or a new one. */
export function PictureField({ field }: FieldEditorProps) {
  const t = useMessages('studio-editor');
  const { saver, isReadOnly, entry } = useEditor();
  const { label } = useFieldTexts(field);
  const value = useFieldValue(field.name);
  const initial = (entry.draft[field.name] ?? undefined) as MediaFile | undefined;
  const [known, setKnown] = useState<readonly MediaFile[]>(initial ? [initial] : []);
  const [files, setFiles] = useState<readonly File[]>();
  const chosen = known.find(({ documentId }) => documentId === value);
  // Chosen in another window, or before the browser was closed.
  const api = useApi();
  const { data: found } = useQuery({
    queryKey: ['file', value],
    enabled: typeof value === 'string' && !chosen,
    queryFn: ({ signal }) => api(getFile, { params: { id: String(value) } }, { signal }),
  });
  const picture = chosen ?? (found?.documentId === value ? found : undefined);
  return (
    <fieldset className="mt-4">
      <legend className="mb-1 font-medium text-xs">{label}</legend>
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
              onClick={() => saver.change({ [field.name]: null })}
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
          saver.change({ [field.name]: file.documentId });
        }}
      />
    </fieldset>
  );
}
