import { type MediaFile, mediaForm, uploadFiles } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { useEffect, useMemo } from 'react';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { useChange } from '../../../session/use-change.ts';
import { useUploadError } from './use-upload-error.ts';

interface ImageFormProps {
  /** One that was pasted or dropped. */
  file: File | undefined;
  action: string;
  onBusy: (isBusy: boolean) => void;
  /** Goes on with the next picture, if there is one. */
  onSkip: (() => void) | undefined;
  onUploaded: (file: MediaFile) => void;
}

interface Picture {
  file: File | undefined;
  alternativeText: string;
  caption: string;
}

/** A picture and what is said about it. */
export function ImageForm({ file: given, action, onBusy, onSkip, onUploaded }: ImageFormProps) {
  const t = useMessages('studio-editor');
  const uploadError = useUploadError();
  const upload = useChange({
    send: (api, { file, alternativeText, caption }: Picture) => {
      const info = { alternativeText: alternativeText.trim(), caption: caption.trim() };
      return api(uploadFiles, { body: mediaForm(file as File, info) });
    },
    onDone: (_, [stored]) => {
      if (stored) onUploaded(stored);
    },
  });
  const failed = upload.failure ? uploadError(upload.failure, true) : undefined;
  const form = useStudioForm<Picture>({
    initial: { file: given, alternativeText: '', caption: '' },
    check: ({ file, alternativeText }) => ({
      file: file ? undefined : t('imageMissing'),
      alternativeText: alternativeText.trim() === '' ? t('altMissing') : undefined,
    }),
    save: {
      ...upload,
      problem: given ? failed : undefined,
      errorOf: (field) => (field === 'file' && !given ? failed : undefined),
    },
  });
  const { isBusy } = form;
  useEffect(() => onBusy(isBusy), [onBusy, isBusy]);
  const file = form.bind('file');
  const preview = useMemo(
    () => (file.value ? URL.createObjectURL(file.value) : undefined),
    [file.value],
  );
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);
  return (
    <FormFrame
      form={form}
      action={action}
      actions={
        onSkip ? (
          <Button variant="quiet" disabled={isBusy} onClick={onSkip}>
            {t('skipImage')}
          </Button>
        ) : null
      }
      className="mt-4"
    >
      {preview ? (
        <img src={preview} alt="" className="mb-4 max-h-48 rounded border border-line" />
      ) : null}
      {given ? null : (
        <TextField
          type="file"
          label={t('imageFile')}
          help={t('imageFileHelp')}
          accept="image/*"
          error={file.error}
          onChange={({ target }) => file.onChange(target.files?.[0])}
        />
      )}
      <TextField label={t('alt')} help={t('altHelp')} {...form.field('alternativeText')} />
      <TextField label={t('caption')} isOptional {...form.field('caption')} />
    </FormFrame>
  );
}
