import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icons.tsx';
import { controlClass, Field, type FieldTexts } from './field.tsx';

export interface SelectFieldProps extends ComponentProps<'select'>, FieldTexts {}

/** A native select, which works with every keyboard, screen reader and phone. */
export function SelectField({
  label,
  help,
  error,
  isOptional = false,
  className,
  id,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, help, error, isOptional, className, id }}>
      {(attributes) => (
        <span className="relative block">
          <select
            {...select}
            {...attributes}
            className={controlClass('min-h-12 appearance-none py-2 pe-10')}
          >
            {children}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2 text-muted" />
        </span>
      )}
    </Field>
  );
}
