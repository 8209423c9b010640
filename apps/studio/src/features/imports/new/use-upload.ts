import {
  createImport,
  IMPORT_PART_BYTES,
  type ImportFormat,
  type StudioImportOptions,
  uploadImportPart,
} from '@rostra/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useChange } from '../../../session/use-change.ts';
import { importsKey } from '../imports-query.ts';

export interface NewImport {
  readonly file: File | undefined;
  readonly format: ImportFormat;
  readonly options: StudioImportOptions;
}

/** Creates an import, sends its file in parts, and shows the import. */
export function useUpload() {
  const navigate = useNavigate();
  const [progress, setProgress] = useState(0);
  const upload = useChange({
    send: async (api, { file, format, options }: NewImport) => {
      if (!file) throw new Error('No file was chosen');
      const { consent, ...others } = options;
      // The server says that it is missing, rather than that it is too short.
      const given = consent?.trim() ? { ...others, consent } : others;
      const body = { format, options: given, fileName: file.name, size: file.size };
      const { id } = (await api(createImport, { body })).data;
      for (let offset = 0; offset < file.size; offset += IMPORT_PART_BYTES) {
        setProgress(offset / file.size);
        const form = new FormData();
        form.set('file', file.slice(offset, offset + IMPORT_PART_BYTES), 'part');
        await api(uploadImportPart, { params: { id }, query: { offset }, body: form });
      }
      return id;
    },
    onDone: (_, id) => void navigate(`/imports/${id}`),
    affects: importsKey,
  });
  return { ...upload, progress };
}
