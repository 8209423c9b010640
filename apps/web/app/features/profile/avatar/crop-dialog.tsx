import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useState } from 'react';
import { wholeCrop } from './crop-geometry.ts';
import { Cropper } from './cropper.tsx';
import { cropToBlob } from './draw-crop.ts';

interface CropDialogProps {
  picture: ImageBitmap | undefined;
  /** From 0 to 1 during an upload. */
  progress: number | undefined;
  onSave: (picture: Blob) => Promise<void>;
  onClose: () => void;
}

export function CropDialog({ picture, onClose, ...props }: CropDialogProps) {
  const t = useMessages('profile');
  return (
    <Dialog isOpen={picture !== undefined} onClose={onClose} title={t('cropTitle')}>
      {picture ? <CropForm picture={picture} onClose={onClose} {...props} /> : null}
    </Dialog>
  );
}

function CropForm({
  picture,
  progress,
  onSave,
  onClose,
}: CropDialogProps & { picture: ImageBitmap }) {
  const t = useMessages('profile');
  const [crop, setCrop] = useState(() => wholeCrop(picture));
  const isBusy = progress !== undefined;
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <div className="mt-4">
      <Cropper picture={picture} crop={crop} onChange={setCrop} />
      <div className="mt-1 h-6">
        {isBusy ? (
          <label className="mx-auto flex max-w-72 items-center gap-3 text-muted text-sm">
            <progress
              value={percent}
              max={100}
              aria-label={t('uploading')}
              className="h-1.5 grow accent-accent"
            />
            <span className="figures-table">{t('uploadPercent', { percent })}</span>
          </label>
        ) : null}
      </div>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          isBusy={isBusy}
          onClick={async () => {
            await onSave(await cropToBlob(picture, crop));
          }}
        >
          {t('savePicture')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
