import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icons.tsx';
import { controlClass, Field, type FieldTexts } from './field.tsx';
import { splitFieldProps } from './split-field-props.ts';

export interface SelectFieldProps extends ComponentProps<'select'>, FieldTexts {}

/** A native select, which works with every keyboard, screen reader and phone. */
export function SelectField({ children, ...props }: SelectFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(attributes) => (
        <span className="relative block">
          <select
            {...control}
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
