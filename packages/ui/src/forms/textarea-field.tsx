import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldTexts } from './field.tsx';
import { splitFieldProps } from './split-field-props.ts';

export interface TextareaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'children'>,
    FieldTexts {}

export function TextareaField({ rows = 5, ...props }: TextareaFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(attributes) => (
        <textarea
          {...control}
          {...attributes}
          rows={rows}
          className={controlClass('py-2 leading-normal')}
        />
      )}
    </Field>
  );
}
