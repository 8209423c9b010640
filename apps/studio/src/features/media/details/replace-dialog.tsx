import { type LibraryFile, replaceStudioFile } from '@rostra/contract';
import { buildUrl } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { useEffect, useState } from 'react';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { useChange } from '../../../session/use-change.ts';
import { useSendForm } from '../../../session/use-send-form.ts';
import { mediaKey } from '../media-query.ts';
import { useUploadError } from '../upload/use-upload-error.ts';

interface ReplaceDialogProps {
  file: LibraryFile;
  isOpen: boolean;
  onClose: () => void;
}

export function ReplaceDialog({ file, isOpen, onClose }: ReplaceDialogProps) {
  const t = useMessages('studio-media');
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isBusy}
      title={t('replaceTitle', { name: file.name })}
    >
      <p className="mt-3 text-muted">{file.width ? t('replaceText') : t('replaceDocumentText')}</p>
      <ReplaceForm file={file} onBusy={setIsBusy} onDone={onClose} />
    </Dialog>
  );
}

interface Replacement {
  chosen: File | undefined;
}

interface ReplaceFormProps {
  file: LibraryFile;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}

function ReplaceForm({ file, onBusy, onDone }: ReplaceFormProps) {
  const t = useMessages('studio-media');
  const uploadError = useUploadError();
  const send = useSendForm();
  const [progress, setProgress] = useState(0);
  const replace = useChange({
    send: (_, { chosen }: Replacement) => {
      const body = new FormData();
      if (chosen) body.set('files', chosen, chosen.name);
      const path = buildUrl('', replaceStudioFile.path, { id: file.id });
      setProgress(0);
      return send(replaceStudioFile, { path, form: body, onProgress: setProgress });
    },
    done: t('replaced'),
    onDone,
    affects: mediaKey,
  });
  const form = useStudioForm<Replacement>({
    initial: { chosen: undefined },
    check: ({ chosen }) => ({ chosen: chosen ? undefined : t('chooseFile') }),
    save: {
      ...replace,
      problem: undefined,
      errorOf: () =>
        replace.failure ? uploadError(replace.failure, Boolean(file.width)) : undefined,
    },
  });
  const { isBusy } = form;
  useEffect(() => onBusy(isBusy), [onBusy, isBusy]);
  const chosen = form.bind('chosen');
  return (
    <FormFrame form={form} action={t('replace')} className="mt-5">
      <TextField
        type="file"
        label={t('newFile')}
        {...(file.width ? { accept: 'image/*' } : {})}
        error={chosen.error}
        onChange={({ target }) => chosen.onChange(target.files?.[0])}
      />
      {isBusy ? (
        <progress
          max={1}
          value={progress}
          aria-label={t('uploading', { name: chosen.value?.name ?? '' })}
          className="mb-3 block h-1.5 w-full accent-accent"
        />
      ) : null}
    </FormFrame>
  );
}
