import { type LibraryFile, replaceStudioFile } from '@rostra/contract';
import { buildUrl } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Button, useToast } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
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

interface ReplaceFormProps {
  file: LibraryFile;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}

function ReplaceForm({ file, onBusy, onDone }: ReplaceFormProps) {
  const t = useMessages('studio-media');
  const uploadError = useUploadError();
  const toast = useToast();
  const send = useSendForm();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return setError(t('chooseFile'));
    const form = new FormData();
    form.set('files', chosen, chosen.name);
    setProgress(0);
    setError(undefined);
    onBusy(true);
    try {
      const path = buildUrl('', replaceStudioFile.path, { id: file.id });
      await send(replaceStudioFile, { path, form, onProgress: setProgress });
      await queryClient.invalidateQueries({ queryKey: mediaKey });
      toast.add({ title: t('replaced') });
      onDone();
    } catch (failure) {
      setError(uploadError(failure, Boolean(file.width)));
    } finally {
      setProgress(undefined);
      onBusy(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate className="mt-5">
      <TextField
        type="file"
        label={t('newFile')}
        {...(file.width ? { accept: 'image/*' } : {})}
        error={error}
        onChange={({ target }) => {
          setChosen(target.files?.[0]);
          setError(undefined);
        }}
      />
      {progress === undefined ? null : (
        <progress
          max={1}
          value={progress}
          aria-label={t('uploading', { name: chosen?.name ?? '' })}
          className="mb-3 block h-1.5 w-full accent-accent"
        />
      )}
      <Button type="submit" isBusy={progress !== undefined}>
        {t('replace')}
      </Button>
    </form>
  );
}
