import { ApiError } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { TextareaField, TextField } from '@rostra/ui/forms';
import { type FormEvent, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { type Taxonomy, type TextFieldName, textFields } from './taxonomies.ts';

export type TaxonomyValues = Record<'name' | 'slug' | 'username' | TextFieldName, string | null>;
type Field = 'name' | 'slug' | TextFieldName;

interface TaxonomyFormProps {
  kind: Taxonomy;
  /** The fields of an existing entry. */
  initial: Readonly<Record<string, unknown>> | undefined;
  isBusy: boolean;
  failure: Error | null;
  onSave: (changes: Partial<TaxonomyValues>) => void;
}

const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function TaxonomyForm({ kind, initial, isBusy, failure, onSave }: TaxonomyFormProps) {
  const t = useMessages('studio-taxonomy');
  const forms = useMessages('studio-forms');
  const fields: readonly Field[] = ['name', 'slug', ...textFields[kind]];
  const known = (field: Field) => (typeof initial?.[field] === 'string' ? initial[field] : '');
  const [values, setValues] = useState(() =>
    Object.fromEntries(fields.map((field) => [field, known(field)])),
  );
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
    const changes = Object.fromEntries(
      changed.map((field) => [field, value(field).trim() || null]),
    );
    onSave(initial || kind !== 'authors' ? changes : { ...changes, username: name });
  };
  const hasFieldError = fields.some((field) => errorOf(field) !== undefined);
  return (
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
      {failure && !hasFieldError ? (
        <p role="alert" className="mb-3 text-danger">
          {errorText(failure, forms('noConnection'))}
        </p>
      ) : null}
      <Button type="submit" isBusy={isBusy}>
        {forms('save')}
      </Button>
    </form>
  );
}
