import type { MediaFile } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { TextareaField, TextField } from '@rostra/ui/forms';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { UploadDialog } from '../../media/index.ts';
import { AccountField, PortraitField } from './author-fields.tsx';
import { CategorySeo, emptySeo, type Seo } from './category-seo.tsx';
import { type Taxonomy, type TextFieldName, textFields } from './taxonomies.ts';

type Field = 'name' | 'slug' | TextFieldName;

export interface TaxonomyChanges {
  /** Only the fields that have changed. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The account of an author; undefined if it stays as it is. */
  readonly userId: number | null | undefined;
}

interface TaxonomyFormProps {
  kind: Taxonomy;
  /** The fields of an existing entry. */
  initial: Readonly<Record<string, unknown>> | undefined;
  isBusy: boolean;
  failure: Error | null;
  onSave: (changes: TaxonomyChanges) => void;
}

const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function TaxonomyForm({ kind, initial, isBusy, failure, onSave }: TaxonomyFormProps) {
  const t = useMessages('studio-taxonomy');
  const forms = useMessages('studio-forms');
  const editor = useMessages('studio-editor');
  const fields: readonly Field[] = ['name', 'slug', ...textFields[kind]];
  const known = (field: Field) => (typeof initial?.[field] === 'string' ? initial[field] : '');
  const [values, setValues] = useState(() =>
    Object.fromEntries(fields.map((field) => [field, known(field)])),
  );
  const [seo, setSeo] = useState<Seo>();
  const [portrait, setPortrait] = useState<MediaFile | null>();
  const [userId, setUserId] = useState<number | null>();
  const [isChoosing, setIsChoosing] = useState(false);
  const [error, setError] = useState<{ field: Field; text: string }>();
  const value = (field: Field) => values[field] ?? '';
  const errors = failure instanceof ApiError ? failure.fieldErrors : [];
  const errorOf = (field: Field) =>
    error?.field === field ? error.text : errors.find(({ path }) => path.includes(field))?.message;
  const bind = (field: Field) => ({
    value: value(field),
    error: errorOf(field),
    onChange: ({ target }: { target: { value: string } }) => {
      setError(undefined);
      setValues((current) => ({ ...current, [field]: target.value }));
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [name, slug] = [value('name').trim(), value('slug').trim()];
    if (name === '') return setError({ field: 'name', text: forms('required') });
    if (slug === '' ? initial : !ADDRESS.test(slug)) {
      return setError({ field: 'slug', text: t('slugRule') });
    }
    const changed = fields.filter((field) => value(field).trim() !== known(field));
    const data = {
      ...Object.fromEntries(changed.map((field) => [field, value(field).trim() || null])),
      ...(kind === 'authors' && !initial ? { username: name } : {}),
      ...(seo ? { seo } : {}),
      ...(portrait === undefined ? {} : { avatar: portrait?.documentId ?? null }),
    };
    onSave({ data, userId });
  };
  const hasFieldError = fields.some((field) => errorOf(field) !== undefined);
  const shownPortrait =
    portrait === undefined ? ((initial?.avatar ?? null) as MediaFile | null) : portrait;
  return (
    <>
      <form noValidate onSubmit={onSubmit} className="mt-4">
        <TextField label={t('name')} maxLength={255} {...bind('name')} />
        <TextField
          label={t('slug')}
          help={initial ? t('slugHelp') : t('newSlugHelp')}
          isOptional={!initial}
          maxLength={120}
          {...bind('slug')}
        />
        {textFields[kind].map((field) =>
          field === 'role' ? (
            <TextField
              key={field}
              label={t('role')}
              help={t('roleHelp')}
              isOptional
              maxLength={255}
              {...bind(field)}
            />
          ) : (
            <TextareaField
              key={field}
              label={t(`field.${field}`)}
              help={t(`help.${field}`)}
              isOptional
              rows={3}
              maxLength={2000}
              {...bind(field)}
            />
          ),
        )}
        {kind === 'categories' ? (
          <CategorySeo
            value={seo ?? { ...emptySeo, ...(initial?.seo as Partial<Seo> | null) }}
            onChange={setSeo}
          />
        ) : null}
        {kind === 'authors' ? (
          <>
            <PortraitField
              picture={shownPortrait}
              onChoose={() => setIsChoosing(true)}
              onRemove={() => setPortrait(null)}
            />
            <AccountField
              authorId={typeof initial?.documentId === 'string' ? initial.documentId : undefined}
              value={userId}
              onChange={setUserId}
            />
          </>
        ) : null}
        {failure && !hasFieldError ? (
          <p role="alert" className="mb-3 text-danger">
            {errorText(failure, forms('noConnection'))}
          </p>
        ) : null}
        <Button type="submit" isBusy={isBusy}>
          {forms('save')}
        </Button>
      </form>
      <UploadDialog
        files={isChoosing ? [] : undefined}
        action={editor('usePicture')}
        onClose={() => setIsChoosing(false)}
        onUploaded={setPortrait}
      />
    </>
  );
}
