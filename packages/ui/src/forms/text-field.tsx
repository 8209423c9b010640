import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldTexts } from './field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldTexts {}

export function TextField({
  label,
  help,
  error,
  isOptional = false,
  className,
  id,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, help, error, isOptional, className, id }}>
      {(attributes) => (
        <input {...input} {...attributes} className={controlClass('min-h-12 py-2')} />
      )}
    </Field>
  );
}
