import { useMessages } from '@rostra/messages/react';
import { publicPath } from '../../../../lib/content/entry-paths.ts';
import { CompactField, compactControl } from '../../../../lib/controls/compact-field.tsx';
import { useSite } from '../../../../lib/site.ts';
import { useEditor, useEntryLanguage, useFieldValue, useTextField } from '../fields/use-field.ts';
import type { FieldEditorProps } from './field-editor.ts';

interface Seo {
  metaTitle: string | null;
  metaDescription: string | null;
}

const empty: Seo = { metaTitle: null, metaDescription: null };

/** Title and description for search engines, and how a result looks with them. */
export function SeoFields({ field }: FieldEditorProps) {
  const t = useMessages('studio-editor');
  const { saver, isReadOnly, collection } = useEditor();
  const { url, name } = useSite();
  const seo = { ...empty, ...(useFieldValue(field.name) as Partial<Seo> | null) };
  const title = useTextField('title').value;
  const slug = useTextField('slug').value;
  // The first longer text introduces the entry.
  const introduction = collection.fields.find(({ editor }) => editor === 'text')?.name ?? '';
  const summary = useTextField(introduction).value;
  const language = useEntryLanguage();
  const set = (change: Partial<Seo>) => saver.change({ [field.name]: { ...seo, ...change } });
  return (
    <>
      <CompactField label={t('metaTitle')}>
        {(attributes) => (
          <input
            {...attributes}
            {...language}
            value={seo.metaTitle ?? ''}
            placeholder={title}
            readOnly={isReadOnly}
            onChange={(event) => set({ metaTitle: event.target.value || null })}
            className={compactControl}
          />
        )}
      </CompactField>
      <CompactField label={t('metaDescription')}>
        {(attributes) => (
          <textarea
            {...attributes}
            {...language}
            rows={3}
            value={seo.metaDescription ?? ''}
            placeholder={summary}
            readOnly={isReadOnly}
            onChange={(event) => set({ metaDescription: event.target.value || null })}
            className={compactControl}
          />
        )}
      </CompactField>
      <figure className="mt-4 rounded border border-line bg-raised p-3">
        <figcaption className="mb-2 text-muted text-xs">{t('searchPreview')}</figcaption>
        <p className="truncate text-muted text-xs">{url + publicPath(collection, slug)}</p>
        <p {...language} className="truncate font-medium text-accent">
          {seo.metaTitle || title || t('untitled')} · {name}
        </p>
        <p {...language} className="line-clamp-2 text-xs">
          {seo.metaDescription || summary}
        </p>
      </figure>
    </>
  );
}
