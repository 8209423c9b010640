import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { useEffect, useId, useRef } from 'react';
import { compactControl } from '../../../../lib/controls/compact-field.tsx';
import type { TextAttributes } from '../../../../lib/text-attributes.ts';

interface WordingTextFieldProps {
  attributes: TextAttributes;
  value: string;
  errors: readonly string[];
  /** What the text must contain. */
  placeholders: readonly string[];
  onChange: (text: string) => void;
  onCancel: () => void;
  onSave: () => void;
}

/** Escape closes the editor, Ctrl+Enter saves. */
export function WordingTextField(props: WordingTextFieldProps) {
  const { attributes, value, errors, placeholders, onChange, onCancel, onSave } = props;
  const t = useMessages('studio-wording');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const insert = (name: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {};
    onChange(value.slice(0, selectionStart) + name + value.slice(selectionEnd));
    field.current?.focus();
  };
  return (
    <>
      <label htmlFor={id} className="mt-4 block font-medium text-sm">
        {t('yourText')}
      </label>
      <textarea
        ref={field}
        id={id}
        {...attributes}
        rows={2}
        value={value}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={`${id}-placeholders ${id}-errors`}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
        }}
        className={cx(compactControl, 'field-sizing-content mt-1 aria-invalid:border-danger')}
      />
      <div id={`${id}-errors`} role="alert">
        {errors.map((error) => (
          <p key={error} className="mt-1 text-danger text-sm">
            {error}
          </p>
        ))}
      </div>
      {placeholders.length > 0 ? (
        <div id={`${id}-placeholders`} className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          <span className="text-muted">{t('placeholders')}</span>
          {placeholders.map((name) => (
            <button
              key={name}
              type="button"
              aria-label={t('insert', { name })}
              onClick={() => insert(name)}
              className="min-h-8 rounded border border-line-strong px-2 hover:border-ink hover:bg-sunken"
            >
              <code dir="ltr">{name}</code>
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}
