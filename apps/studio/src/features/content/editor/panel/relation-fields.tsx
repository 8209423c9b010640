import { useMessages } from '@rostra/messages/react';
import { Skeleton } from '@rostra/ui';
import { useId } from 'react';
import { CompactField, compactControl } from '../../../../lib/controls/compact-field.tsx';
import { useEditor, useFieldValue } from '../fields/use-field.ts';
import { type OptionKind, useOptions } from './use-options.ts';

interface RelationProps {
  /** The name of the field. */
  name: 'author' | 'category' | 'categories' | 'tags';
  options: OptionKind;
}

export function OneRelation({ name, options: kind }: RelationProps) {
  const t = useMessages('studio-editor');
  const { saver, isReadOnly } = useEditor();
  const value = useFieldValue(name);
  const { data: options = [] } = useOptions(kind);
  return (
    <CompactField label={t(`field.${name}`)}>
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
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </CompactField>
  );
}

export function ManyRelation({ name, options: kind }: RelationProps) {
  const t = useMessages('studio-editor');
  const id = useId();
  const { saver, isReadOnly } = useEditor();
  const value = useFieldValue(name);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const { data: options, isError } = useOptions(kind);
  const toggle = (option: string) =>
    saver.change({
      [name]: chosen.includes(option)
        ? chosen.filter((other) => other !== option)
        : [...chosen, option],
    });
  return (
    <fieldset className="mt-4" aria-describedby={id}>
      <legend className="mb-1 font-medium text-xs">{t(`field.${name}`)}</legend>
      {options || isError ? null : <Skeleton className="h-16 w-full" />}
      <div
        id={id}
        // Disabled boxes cannot be reached to scroll the list.
        tabIndex={isReadOnly ? 0 : undefined}
        className="max-h-44 overflow-y-auto rounded border border-line bg-raised p-2"
      >
        {isError ? <p className="text-muted text-xs">{t('optionsFailed')}</p> : null}
        {options?.map((option) => (
          <label key={option.id} className="flex min-h-7 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              disabled={isReadOnly}
              checked={chosen.includes(option.id)}
              onChange={() => toggle(option.id)}
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
