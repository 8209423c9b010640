import { editStudioFile, type LibraryFile } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, useToast } from '@rostra/ui';
import { TextareaField, TextField } from '@rostra/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { UnsavedGuard } from '../../../lib/unsaved-guard.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { mediaKey } from '../media-query.ts';
import { FocalPoint } from './focal-point.tsx';

interface FileFormProps {
  file: LibraryFile;
  isReadOnly: boolean;
}

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
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [values, setValues] = useState(() => valuesOf(file));
  const [error, setError] = useState<{ field: 'name' | 'alternativeText'; text: string }>();
  const isPicture = file.width !== null;
  const isDirty = JSON.stringify(values) !== JSON.stringify(valuesOf(file));
  const change = (next: Partial<typeof values>) => {
    setError(undefined);
    setValues((current) => ({ ...current, ...next }));
  };
  const save = useMutation({
    mutationFn: () => {
      const { focalPoint, alternativeText, ...texts } = values;
      const body = isPicture ? { ...texts, focalPoint, alternativeText } : texts;
      return api(editStudioFile, { params: { id: file.id }, body });
    },
    onSuccess: async ({ data }) => {
      setValues(valuesOf(data));
      await queryClient.invalidateQueries({ queryKey: mediaKey });
      toast.add({ title: forms('saved') });
    },
    onError: (failure) =>
      toast.add({
        variant: 'destructive',
        title: forms('saveFailed'),
        description: errorText(failure, forms('noConnection')),
      }),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (values.name.trim() === '') return setError({ field: 'name', text: forms('required') });
    if (isPicture && values.alternativeText.trim() === '') {
      return setError({ field: 'alternativeText', text: t('altNeeded') });
    }
    save.mutate();
  };
  const errorOf = (field: 'name' | 'alternativeText') =>
    error?.field === field ? error.text : undefined;
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className={isPicture ? 'mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[3fr_2fr]' : 'mt-6'}
    >
      {isPicture ? (
        <FocalPoint
          file={file}
          point={values.focalPoint}
          isReadOnly={isReadOnly}
          onChange={(focalPoint) => change({ focalPoint })}
        />
      ) : null}
      <div className="max-w-measure">
        {isReadOnly ? <p className="mb-4 text-muted">{t('readOnly')}</p> : null}
        <TextField
          label={t('name')}
          value={values.name}
          readOnly={isReadOnly}
          error={errorOf('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        {isPicture ? (
          <TextareaField
            label={t('alternativeText')}
            help={t('altHelp')}
            rows={3}
            value={values.alternativeText}
            readOnly={isReadOnly}
            error={errorOf('alternativeText')}
            onChange={(event) => change({ alternativeText: event.target.value })}
          />
        ) : null}
        <TextareaField
          label={t('caption')}
          isOptional
          rows={2}
          value={values.caption}
          readOnly={isReadOnly}
          onChange={(event) => change({ caption: event.target.value })}
        />
        {isReadOnly ? null : (
          <Button type="submit" size="small" isBusy={save.isPending} disabled={!isDirty}>
            {forms('save')}
          </Button>
        )}
      </div>
      <UnsavedGuard isDirty={isDirty} />
    </form>
  );
}
