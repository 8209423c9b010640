import type { ImageData } from '@rostra/markdown-editor';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { type FormEvent, useState } from 'react';

interface ImageDialogProps {
  /** The selected picture; undefined if closed. */
  image: Required<ImageData> | undefined;
  onClose: () => void;
  onSave: (texts: Pick<ImageData, 'alt' | 'title'>) => void;
  onReplace: () => void;
}

/** The alternative text and caption of a picture in the text. */
export function ImageDialog({ image, onClose, ...props }: ImageDialogProps) {
  const t = useMessages('studio-editor');
  return (
    <Dialog isOpen={image !== undefined} onClose={onClose} title={t('editImage')} startsInField>
      {image ? <ImageTextsForm image={image} {...props} /> : null}
    </Dialog>
  );
}

interface ImageTextsFormProps extends Omit<ImageDialogProps, 'onClose'> {
  image: Required<ImageData>;
}

function ImageTextsForm({ image, onSave, onReplace }: ImageTextsFormProps) {
  const t = useMessages('studio-editor');
  const forms = useMessages('studio-forms');
  const [alt, setAlt] = useState(image.alt);
  const [caption, setCaption] = useState(image.title);
  const [isMissed, setIsMissed] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (alt.trim() === '') return setIsMissed(true);
    onSave({ alt: alt.trim(), title: caption.trim() });
  };
  return (
    <form onSubmit={submit} className="mt-4" noValidate>
      <img src={image.src} alt="" className="mb-4 max-h-48 rounded border border-line" />
      <TextField
        label={t('alt')}
        help={t('altHelp')}
        value={alt}
        error={isMissed ? t('altMissing') : undefined}
        onChange={(event) => {
          setAlt(event.target.value);
          setIsMissed(false);
        }}
      />
      <TextField
        label={t('caption')}
        isOptional
        value={caption}
        onChange={(event) => setCaption(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{forms('save')}</Button>
        <Button variant="secondary" onClick={onReplace}>
          {t('replacePicture')}
        </Button>
      </div>
    </form>
  );
}
