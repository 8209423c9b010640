import type { ImageData } from '@rostra/markdown-editor';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { FormFrame } from '../../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../../lib/form/use-studio-form.ts';

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
  const form = useStudioForm({
    initial: { alt: image.alt, title: image.title },
    check: ({ alt }) => ({ alt: alt.trim() === '' ? t('altMissing') : undefined }),
    save: ({ alt, title }) => onSave({ alt: alt.trim(), title: title.trim() }),
  });
  return (
    <FormFrame
      form={form}
      action={forms('save')}
      actions={
        <Button variant="secondary" onClick={onReplace}>
          {t('replacePicture')}
        </Button>
      }
      className="mt-4"
    >
      <img src={image.src} alt="" className="mb-4 max-h-48 rounded border border-line" />
      <TextField label={t('alt')} help={t('altHelp')} {...form.field('alt')} />
      <TextField label={t('caption')} isOptional {...form.field('title')} />
    </FormFrame>
  );
}
