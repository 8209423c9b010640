import { type MediaFile, mediaForm, uploadFiles } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useApi } from '../../../session/session-provider.tsx';
import { LibraryPicker } from '../library-picker.tsx';
import { useUploadError } from './use-upload-error.ts';

interface UploadDialogProps {
  /** Pictures that were pasted or dropped; empty to choose one; undefined if closed. */
  files: readonly File[] | undefined;
  /** The label of the button. */
  action: string;
  onClose: () => void;
  /** With a new file, or one that was chosen from the library. */
  onUploaded: (file: MediaFile) => void;
}

/** Uploads pictures one after the other. Each needs a text for people who cannot see it. */
export function UploadDialog({ files, action, onClose, onUploaded }: UploadDialogProps) {
  const t = useMessages('studio-editor');
  const media = useMessages('studio-media');
  const [done, setDone] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [isPicking, setIsPicking] = useState(false);
  const total = files?.length ?? 0;
  const close = () => {
    setDone(0);
    setIsPicking(false);
    onClose();
  };
  const titleOf = () => {
    if (isPicking) return media('pickTitle');
    return total > 1 ? t('imageOf', { number: done + 1, count: total }) : t('tool.image');
  };
  return (
    <Dialog isOpen={files !== undefined} onClose={close} isBusy={isBusy} title={titleOf()}>
      {files?.length === 0 && !isPicking ? (
        <Button
          variant="secondary"
          size="small"
          className="mt-4"
          onClick={() => setIsPicking(true)}
        >
          {media('fromLibrary')}
        </Button>
      ) : null}
      {isPicking ? (
        <LibraryPicker
          onPick={(file) => {
            onUploaded(file);
            close();
          }}
        />
      ) : null}
      {files && !isPicking ? (
        <ImageForm
          key={done}
          file={files[done]}
          action={action}
          onBusy={setIsBusy}
          onSkip={done + 1 < total ? () => setDone(done + 1) : undefined}
          onUploaded={(stored) => {
            onUploaded(stored);
            if (done + 1 < total) setDone(done + 1);
            else close();
          }}
        />
      ) : null}
    </Dialog>
  );
}

interface ImageFormProps {
  file: File | undefined;
  action: string;
  onBusy: (isBusy: boolean) => void;
  /** Goes on with the next picture, if there is one. */
  onSkip: (() => void) | undefined;
  onUploaded: (file: MediaFile) => void;
}

function ImageForm({ file: given, action, onBusy, onSkip, onUploaded }: ImageFormProps) {
  const t = useMessages('studio-editor');
  const api = useApi();
  const uploadError = useUploadError();
  const [file, setFile] = useState(given);
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const [error, setError] = useState<{ field: 'file' | 'alt'; text: string }>();
  const [isSending, setIsSending] = useState(false);
  const preview = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) return setError({ field: 'file', text: t('imageMissing') });
    if (alt.trim() === '') return setError({ field: 'alt', text: t('altMissing') });
    setIsSending(true);
    onBusy(true);
    try {
      const info = { alternativeText: alt.trim(), caption: caption.trim() };
      const [stored] = await api(uploadFiles, { body: mediaForm(file, info) });
      if (stored) onUploaded(stored);
    } catch (failure) {
      setError({ field: 'file', text: uploadError(failure, true) });
    } finally {
      setIsSending(false);
      onBusy(false);
    }
  };
  return (
    <form onSubmit={submit} className="mt-4" noValidate>
      {preview ? (
        <img src={preview} alt="" className="mb-4 max-h-48 rounded border border-line" />
      ) : null}
      {given ? (
        <p role="alert" className="min-h-5 text-danger">
          {error?.field === 'file' ? error.text : null}
        </p>
      ) : (
        <TextField
          type="file"
          label={t('imageFile')}
          help={t('imageFileHelp')}
          accept="image/*"
          error={error?.field === 'file' ? error.text : undefined}
          onChange={(event) => setFile(event.target.files?.[0])}
        />
      )}
      <TextField
        label={t('alt')}
        help={t('altHelp')}
        value={alt}
        error={error?.field === 'alt' ? error.text : undefined}
        onChange={(event) => setAlt(event.target.value)}
      />
      <TextField
        label={t('caption')}
        isOptional
        value={caption}
        onChange={(event) => setCaption(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSending}>
          {action}
        </Button>
        {onSkip ? (
          <Button variant="quiet" disabled={isSending} onClick={onSkip}>
            {t('skipImage')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
