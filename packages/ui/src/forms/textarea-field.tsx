import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldTexts } from './field.tsx';

export interface TextareaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'children'>,
    FieldTexts {}

export function TextareaField({
  label,
  help,
  error,
  isOptional = false,
  className,
  id,
  rows = 5,
  ...textarea
}: TextareaFieldProps) {
  return (
    <Field {...{ label, help, error, isOptional, className, id }}>
      {(attributes) => (
        <textarea
          {...textarea}
          {...attributes}
          rows={rows}
          className={controlClass('py-2 leading-normal')}
        />
      )}
    </Field>
  );
}
