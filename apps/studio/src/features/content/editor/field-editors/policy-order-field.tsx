import { useEditor } from '../fields/use-field.ts';
import type { FieldEditorProps } from './field-editor.ts';
import { LeadHint } from './lead-hint.tsx';
import { NumberField } from './number-field.tsx';

/** The place of a policy among the others of its area, and whether it leads them. */
export function PolicyOrderField({ field }: FieldEditorProps) {
  const { entry } = useEditor();
  return (
    <>
      <NumberField field={field} />
      <LeadHint documentId={entry.documentId} />
    </>
  );
}
