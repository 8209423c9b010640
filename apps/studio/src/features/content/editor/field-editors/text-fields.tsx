import { useMessages } from '@rostra/messages/react';
import { publicPath } from '../../../../lib/content/entry-paths.ts';
import { CompactField, compactControl } from '../../../../lib/controls/compact-field.tsx';
import { useSite } from '../../../../lib/site.ts';
import { useEditor, useEntryLanguage, useFieldProblem, useTextField } from '../fields/use-field.ts';
import { type FieldEditorProps, useFieldTexts } from './field-editor.ts';

export function SlugField({ field }: FieldEditorProps) {
  const t = useMessages('studio-editor');
  const { url } = useSite();
  const { collection } = useEditor();
  const { label } = useFieldTexts(field);
  const text = useTextField(field.name);
  return (
    <CompactField
      label={label}
      error={useFieldProblem(field.name)}
      help={text.value ? url + publicPath(collection, text.value) : t('slugHelp')}
    >
      {(attributes) => (
        <input
          {...attributes}
          {...text}
          spellCheck={false}
          autoCapitalize="none"
          className={compactControl}
        />
      )}
    </CompactField>
  );
}

export function LineField({ field }: FieldEditorProps) {
  const text = useTextField(field.name);
  const language = useEntryLanguage();
  return (
    <CompactField {...useFieldTexts(field)}>
      {(attributes) => <input {...attributes} {...text} {...language} className={compactControl} />}
    </CompactField>
  );
}

export const LongTextField = ({ field }: FieldEditorProps) => <Rows field={field} rows={4} />;

/** The main text of an entry has the large editor instead. */
export const MarkdownField = ({ field }: FieldEditorProps) => <Rows field={field} rows={10} />;

function Rows({ field, rows }: FieldEditorProps & { rows: number }) {
  const text = useTextField(field.name);
  const language = useEntryLanguage();
  return (
    <CompactField {...useFieldTexts(field)}>
      {(attributes) => (
        <textarea {...attributes} {...text} {...language} rows={rows} className={compactControl} />
      )}
    </CompactField>
  );
}
