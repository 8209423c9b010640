import { useMessages } from '@rostra/messages/react';
import { Skeleton } from '@rostra/ui';
import { useId } from 'react';
import { CompactField, compactControl } from '../../../../lib/controls/compact-field.tsx';
import { useEditor, useFieldValue } from '../fields/use-field.ts';
import { type FieldEditorProps, useFieldTexts } from './field-editor.ts';
import { useOptions } from './use-options.ts';

export function OneRelation({ field }: FieldEditorProps) {
  const { name, target = '' } = field;
  const t = useMessages('studio-editor');
  const { saver, isReadOnly } = useEditor();
  const value = useFieldValue(name);
  const { data: options = [] } = useOptions(target);
  return (
    <CompactField {...useFieldTexts(field)}>
      {(attributes) => (
        <select
          {...attributes}
          disabled={isReadOnly}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => saver.change({ [name]: event.target.value || null })}
          className={compactControl}
        >
          <option value="">{t('none')}</option>
          {options.map((option) => (
            <option key={option.documentId} value={option.documentId}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </CompactField>
  );
}

export function ManyRelation({ field }: FieldEditorProps) {
  const { name, target = '' } = field;
  const { label } = useFieldTexts(field);
  const t = useMessages('studio-editor');
  const id = useId();
  const { saver, isReadOnly } = useEditor();
  const value = useFieldValue(name);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const { data: options, isError } = useOptions(target);
  const toggle = (option: string) =>
    saver.change({
      [name]: chosen.includes(option)
        ? chosen.filter((other) => other !== option)
        : [...chosen, option],
    });
  return (
    <fieldset className="mt-4" aria-describedby={id}>
      <legend className="mb-1 font-medium text-xs">{label}</legend>
      {options || isError ? null : <Skeleton className="h-16 w-full" />}
      <div
        id={id}
        // Disabled boxes cannot be reached to scroll the list.
        tabIndex={isReadOnly ? 0 : undefined}
        className="max-h-44 overflow-y-auto rounded border border-line bg-raised p-2"
      >
        {isError ? <p className="text-muted text-xs">{t('optionsFailed')}</p> : null}
        {options?.map((option) => (
          <label key={option.documentId} className="flex min-h-7 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              disabled={isReadOnly}
              checked={chosen.includes(option.documentId)}
              onChange={() => toggle(option.documentId)}
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
