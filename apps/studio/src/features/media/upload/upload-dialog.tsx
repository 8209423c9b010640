import type { MediaFile } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useState } from 'react';
import { LibraryPicker } from '../library-picker.tsx';
import { ImageForm } from './image-form.tsx';

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
    <Dialog
      isOpen={files !== undefined}
      onClose={close}
      isBusy={isBusy}
      startsInField
      title={titleOf()}
    >
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
