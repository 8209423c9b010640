import { CompactField, compactControl } from '../../../../lib/controls/compact-field.tsx';
import { useEditor, useFieldValue } from '../fields/use-field.ts';
import { type FieldEditorProps, useFieldTexts } from './field-editor.ts';

export function NumberField({ field }: FieldEditorProps) {
  const { saver, isReadOnly } = useEditor();
  const value = useFieldValue(field.name);
  const isInteger = field.editor !== 'decimal';
  const read = (text: string): number | null => {
    if (text === '') return typeof field.default === 'number' ? field.default : null;
    return isInteger ? Math.trunc(Number(text)) : Number(text);
  };
  return (
    <CompactField {...useFieldTexts(field)}>
      {(attributes) => (
        <input
          {...attributes}
          type="number"
          step={isInteger ? 1 : 'any'}
          readOnly={isReadOnly}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => saver.change({ [field.name]: read(target.value) })}
          className={compactControl}
        />
      )}
    </CompactField>
  );
}
