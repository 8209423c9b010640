import type { FieldTexts } from './field.tsx';

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  className?: string | undefined;
}

/** Separates what the frame of a field shows from the attributes of its control. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, help, error, isOptional = false, className, id, ...control } = props;
  return { field: { label, help, error, isOptional, className, id }, control };
}
