import { fixedAreas } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { CompactField, compactControl } from '../../../../lib/controls/compact-field.tsx';
import { useAreas } from '../../../../lib/policy-areas.ts';
import { useDescribeField } from '../../changes/use-describe-field.ts';
import { useEditor, useFieldValue } from '../fields/use-field.ts';
import { type FieldEditorProps, useFieldTexts } from './field-editor.ts';
import { useReaders } from './use-readers.ts';

interface ChoiceFieldProps extends FieldEditorProps {
  /** Below the hint. */
  note?: string | undefined;
}

/** One of several values. Without a default, none is one of them. */
export function ChoiceField({ field, note }: ChoiceFieldProps) {
  const t = useMessages('studio-editor');
  const { saver, isReadOnly } = useEditor();
  const value = useFieldValue(field.name);
  const { label, help } = useFieldTexts(field);
  const describe = useDescribeField();
  return (
    <CompactField
      label={label}
      help={
        note ? (
          <>
            {help}
            <span className="mt-1 block font-medium text-ink">{note}</span>
          </>
        ) : (
          help
        )
      }
    >
      {(attributes) => (
        <select
          {...attributes}
          disabled={isReadOnly}
          value={String(value ?? field.default ?? '')}
          onChange={(event) => saver.change({ [field.name]: event.target.value || null })}
          className={compactControl}
        >
          {field.default === undefined ? <option value="">{t('none')}</option> : null}
          {field.values?.map((choice) => (
            <option key={choice} value={choice}>
              {describe.text(field, choice)}
            </option>
          ))}
        </select>
      )}
    </CompactField>
  );
}

/** The areas that the organisation has, and the pages that every site has. */
export function AreaField({ field }: FieldEditorProps) {
  const areas = useAreas().map(({ key }) => key);
  return <ChoiceField field={{ ...field, values: [...areas, ...fixedAreas] }} />;
}

/** Who can open a member content, and how many members that are. */
export function RequiredPlanField({ field }: FieldEditorProps) {
  const pages = useMessages('studio-pages');
  const { entry } = useEditor();
  const readers = useReaders(entry);
  const note = readers ? pages('readers', { count: readers.members }) : undefined;
  return <ChoiceField field={field} note={note} />;
}
