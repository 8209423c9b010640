import type { ComponentProps } from 'react';
import { FieldError, type FieldTexts, useFieldIds } from './field.tsx';

export interface CheckboxFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'children'>,
    Omit<FieldTexts, 'isOptional'> {}

export function CheckboxField({ label, help, error, id, className, ...input }: CheckboxFieldProps) {
  const { helpId, errorId, attributes } = useFieldIds({ id, help, error });
  return (
    <div className={className}>
      <div className="flex gap-3">
        <input
          {...input}
          {...attributes}
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 rounded-sm accent-accent"
        />
        <div>
          <label htmlFor={attributes.id} className="block text-ink text-sm">
            {label}
          </label>
          {help ? (
            <p id={helpId} className="mt-0.5 text-muted text-sm leading-snug">
              {help}
            </p>
          ) : null}
        </div>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
