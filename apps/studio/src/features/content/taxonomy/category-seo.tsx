import { useMessages } from '@rostra/messages/react';
import { TextareaField, TextField } from '@rostra/ui/forms';

export interface Seo {
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
}

export const emptySeo: Seo = { metaTitle: null, metaDescription: null };

interface CategorySeoProps {
  value: Seo;
  onChange: (seo: Seo) => void;
}

/** What search engines show instead of the name and the description. */
export function CategorySeo({ value, onChange }: CategorySeoProps) {
  const t = useMessages('studio-editor');
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{t('section.search')}</legend>
      <TextField
        label={t('metaTitle')}
        isOptional
        maxLength={120}
        value={value.metaTitle ?? ''}
        onChange={({ target }) => onChange({ ...value, metaTitle: target.value || null })}
      />
      <TextareaField
        label={t('metaDescription')}
        isOptional
        rows={2}
        maxLength={320}
        value={value.metaDescription ?? ''}
        onChange={({ target }) => onChange({ ...value, metaDescription: target.value || null })}
      />
    </fieldset>
  );
}
