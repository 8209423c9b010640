import { useMessages } from '@rostra/messages/react';
import { CompactField, compactControl } from '../../../../lib/controls/compact-field.tsx';
import { useSite } from '../../../../lib/site.ts';
import { useEntryLanguage, useTextField } from '../fields/use-field.ts';

export function SlugField({ path }: { path: (slug: string) => string }) {
  const t = useMessages('studio-editor');
  const { url } = useSite();
  const field = useTextField('slug');
  return (
    <CompactField
      label={t('field.slug')}
      help={field.value ? url + path(field.value) : t('slugHelp')}
    >
      {(attributes) => (
        <input
          {...attributes}
          {...field}
          spellCheck={false}
          autoCapitalize="none"
          className={compactControl}
        />
      )}
    </CompactField>
  );
}

export function LongTextField({ name }: { name: 'excerpt' | 'summary' }) {
  const t = useMessages('studio-editor');
  const field = useTextField(name);
  const language = useEntryLanguage();
  return (
    <CompactField label={t(`field.${name}`)} help={t(`help.${name}`)}>
      {(attributes) => (
        <textarea {...attributes} {...field} {...language} rows={4} className={compactControl} />
      )}
    </CompactField>
  );
}
