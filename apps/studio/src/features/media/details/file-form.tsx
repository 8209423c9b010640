import { editStudioFile, type LibraryFile } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { TextareaField, TextField } from '@rostra/ui/forms';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { useChange } from '../../../session/use-change.ts';
import { mediaKey } from '../media-query.ts';
import { FocalPoint } from './focal-point.tsx';

interface FileFormProps {
  file: LibraryFile;
  isReadOnly: boolean;
}

type Values = ReturnType<typeof valuesOf>;

const valuesOf = ({ name, alternativeText, caption, focalPoint }: LibraryFile) => ({
  name,
  alternativeText: alternativeText ?? '',
  caption: caption ?? '',
  focalPoint,
});

/** What is said about a file, and which part of a picture matters. */
export function FileForm({ file, isReadOnly }: FileFormProps) {
  const t = useMessages('studio-media');
  const forms = useMessages('studio-forms');
  const isPicture = file.width !== null;
  const save = useChange({
    send: (api, { focalPoint, alternativeText, ...texts }: Values) => {
      const body = isPicture ? { ...texts, focalPoint, alternativeText } : texts;
      return api(editStudioFile, { params: { id: file.id }, body });
    },
    done: forms('saved'),
    affects: mediaKey,
  });
  const form = useStudioForm<Values>({
    initial: valuesOf(file),
    check: ({ name, alternativeText }) => ({
      name: name.trim() === '' ? forms('required') : undefined,
      alternativeText: isPicture && alternativeText.trim() === '' ? t('altNeeded') : undefined,
    }),
    save,
  });
  const focalPoint = form.bind('focalPoint');
  return (
    <div className={isPicture ? 'mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[3fr_2fr]' : 'mt-6'}>
      {isPicture ? (
        <FocalPoint
          file={file}
          point={focalPoint.value}
          isReadOnly={isReadOnly}
          onChange={focalPoint.onChange}
        />
      ) : null}
      <FormFrame
        form={form}
        action={isReadOnly ? undefined : forms('save')}
        size="small"
        isPossible={form.isDirty}
        className="max-w-measure"
      >
        {isReadOnly ? <p className="mb-4 text-muted">{t('readOnly')}</p> : null}
        <TextField label={t('name')} readOnly={isReadOnly} {...form.field('name')} />
        {isPicture ? (
          <TextareaField
            label={t('alternativeText')}
            help={t('altHelp')}
            rows={3}
            readOnly={isReadOnly}
            {...form.field('alternativeText')}
          />
        ) : null}
        <TextareaField
          label={t('caption')}
          isOptional
          rows={2}
          readOnly={isReadOnly}
          {...form.field('caption')}
        />
      </FormFrame>
    </div>
  );
}
