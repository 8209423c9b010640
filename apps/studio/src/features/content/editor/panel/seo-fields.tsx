import { useMessages } from '@rostra/messages/react';
import { CompactField, compactControl } from '../../../../lib/controls/compact-field.tsx';
import { useSite } from '../../../../lib/site.ts';
import { useEditor, useEntryLanguage, useFieldValue, useTextField } from '../fields/use-field.ts';

interface Seo {
  metaTitle: string | null;
  metaDescription: string | null;
}

const empty: Seo = { metaTitle: null, metaDescription: null };

/** Title and description for search engines, and how a result looks with them. */
export function SeoFields({ path }: { path: (slug: string) => string }) {
  const t = useMessages('studio-editor');
  const { saver, isReadOnly } = useEditor();
  const { url, name } = useSite();
  const seo = { ...empty, ...(useFieldValue('seo') as Partial<Seo> | null) };
  const title = useTextField('title').value;
  const slug = useTextField('slug').value;
  const excerpt = useTextField('excerpt').value;
  const summary = useTextField('summary').value || excerpt;
  const language = useEntryLanguage();
  const set = (change: Partial<Seo>) => saver.change({ seo: { ...seo, ...change } });
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
        <p className="truncate text-muted text-xs">{url + path(slug)}</p>
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
