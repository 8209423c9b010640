import type { StudioField } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useDescribeField } from '../../changes/use-describe-field.ts';

/** Edits one field of the entry. It finds the value with `useFieldValue` and changes it with the saver of `useEditor`. */
export interface FieldEditorProps {
  field: StudioField;
}

/** The label of a field, and a hint if there is one. */
export function useFieldTexts({ name }: StudioField): { label: string; help: string | undefined } {
  const t = useMessages('studio-editor');
  return { label: useDescribeField().label(name), help: t.optional(`help.${name}`) };
}
