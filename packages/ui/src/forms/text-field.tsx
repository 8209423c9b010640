import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldTexts } from './field.tsx';
import { splitFieldProps } from './split-field-props.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldTexts {}

export function TextField(props: TextFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(attributes) => (
        <input {...control} {...attributes} className={controlClass('min-h-12 py-2')} />
      )}
    </Field>
  );
}
