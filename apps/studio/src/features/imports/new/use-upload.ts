import { CancelledError } from '@rostra/browser/cancelled-error';
import {
  createImport,
  IMPORT_PART_BYTES,
  type ImportFormat,
  type StudioImportOptions,
  uploadImportPart,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../../lib/error-text.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { importsKey } from '../imports-query.ts';

interface Upload {
  readonly file: File;
  readonly format: ImportFormat;
  readonly options: StudioImportOptions;
}

/** Creates an import, sends its file in parts, and shows the import. */
export function useUpload() {
  const forms = useMessages('studio-forms');
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const upload = useMutation({
    mutationFn: async ({ file, format, options }: Upload) => {
      const body = { format, options, fileName: file.name, size: file.size };
      const { id } = (await api(createImport, { body })).data;
      for (let offset = 0; offset < file.size; offset += IMPORT_PART_BYTES) {
        setProgress(offset / file.size);
        const form = new FormData();
        form.set('file', file.slice(offset, offset + IMPORT_PART_BYTES), 'part');
        await api(uploadImportPart, { params: { id }, query: { offset }, body: form });
      }
      return id;
    },
    onSuccess: (id) => navigate(`/imports/${id}`),
    onSettled: () => {
      setProgress(undefined);
      return queryClient.invalidateQueries({ queryKey: importsKey });
    },
  });
  const { error } = upload;
  return {
    progress,
    isBusy: upload.isPending,
    error:
      error && !(error instanceof CancelledError)
        ? errorText(error, forms('noConnection'))
        : undefined,
    start: upload.mutate,
  };
}
