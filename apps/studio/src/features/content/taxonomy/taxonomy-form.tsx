import { useMessages } from '@rostra/messages/react';
import { TextareaField, TextField } from '@rostra/ui/forms';
import { useState } from 'react';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import type { useChange } from '../../../session/use-change.ts';
import { UploadDialog } from '../../media/index.ts';
import { AccountField, PortraitField } from './author-fields.tsx';
import { CategorySeo } from './category-seo.tsx';
import { type Taxonomy, textFields } from './taxonomies.ts';
import {
  changesIn,
  draftOf,
  type Fields,
  type TaxonomyChanges,
  type TaxonomyDraft,
} from './taxonomy-draft.ts';

interface TaxonomyFormProps {
  kind: Taxonomy;
  /** The fields of an existing entry. */
  initial: Fields | undefined;
  save: ReturnType<typeof useChange<TaxonomyChanges>>;
}

const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function TaxonomyForm({ kind, initial, save }: TaxonomyFormProps) {
  const t = useMessages('studio-taxonomy');
  const forms = useMessages('studio-forms');
  const editor = useMessages('studio-editor');
  const [isChoosing, setIsChoosing] = useState(false);
  const form = useStudioForm<TaxonomyDraft>({
    initial: draftOf(initial),
    check: ({ name, slug }) => {
      const address = slug.trim();
      const isAddress = address === '' ? !initial : ADDRESS.test(address);
      return {
        name: name.trim() === '' ? forms('required') : undefined,
        slug: isAddress ? undefined : t('slugRule'),
      };
    },
    save: {
      ...save,
      change: (draft, onSaved) => save.change(changesIn(kind, draft, initial), onSaved),
    },
  });
  const seo = form.bind('seo');
  const portrait = form.bind('avatar');
  const account = form.bind('userId');
  return (
    <>
      <FormFrame form={form} action={forms('save')} className="mt-4">
        <TextField label={t('name')} maxLength={255} {...form.field('name')} />
        <TextField
          label={t('slug')}
          help={initial ? t('slugHelp') : t('newSlugHelp')}
          isOptional={!initial}
          maxLength={120}
          {...form.field('slug')}
        />
        {textFields[kind].map((field) =>
          field === 'role' ? (
            <TextField
              key={field}
              label={t('role')}
              help={t('roleHelp')}
              isOptional
              maxLength={255}
              {...form.field(field)}
            />
          ) : (
            <TextareaField
              key={field}
              label={t(`field.${field}`)}
              help={t(`help.${field}`)}
              isOptional
              rows={3}
              maxLength={2000}
              {...form.field(field)}
            />
          ),
        )}
        {kind === 'categories' ? <CategorySeo value={seo.value} onChange={seo.onChange} /> : null}
        {kind === 'authors' ? (
          <>
            <PortraitField
              picture={portrait.value}
              onChoose={() => setIsChoosing(true)}
              onRemove={() => portrait.onChange(null)}
            />
            <AccountField
              authorId={typeof initial?.documentId === 'string' ? initial.documentId : undefined}
              value={account.value}
              onChange={account.onChange}
            />
          </>
        ) : null}
      </FormFrame>
      <UploadDialog
        files={isChoosing ? [] : undefined}
        action={editor('usePicture')}
        onClose={() => setIsChoosing(false)}
        onUploaded={portrait.onChange}
      />
    </>
  );
}
