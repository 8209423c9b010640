import { type ComponentProps, useId } from 'react';
import { FieldError, type FieldTexts } from './field.tsx';

export interface CheckboxFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'children'>,
    Omit<FieldTexts, 'isOptional'> {}

export function CheckboxField({ label, help, error, id, className, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const describedBy = [help ? helpId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <div className="flex gap-3">
        <input
          {...input}
          id={controlId}
          type="checkbox"
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          className="mt-0.5 size-5 shrink-0 rounded-sm accent-accent"
        />
        <div>
          <label htmlFor={controlId} className="block text-ink text-sm">
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
