import type { FieldEditor } from '@rostra/contract';
import type { ComponentType } from 'react';
import { AreaField, ChoiceField, RequiredPlanField } from './choice-field.tsx';
import type { FieldEditorProps } from './field-editor.ts';
import { DownloadsField, FilesField } from './files-field.tsx';
import { KeyPoints, LinesField } from './lines-field.tsx';
import { NumberField } from './number-field.tsx';
import { PictureField } from './picture-field.tsx';
import { PolicyOrderField } from './policy-order-field.tsx';
import { ManyRelation, OneRelation } from './relation-fields.tsx';
import { SeoFields } from './seo-fields.tsx';
import { LineField, LongTextField, MarkdownField, SlugField } from './text-fields.tsx';
import { TimeField } from './time-field.tsx';

/** The component for each way to edit a field. A special one is an entry here, named by the declaration. */
export const fieldEditors: Readonly<Record<FieldEditor, ComponentType<FieldEditorProps>>> = {
  line: LineField,
  text: LongTextField,
  markdown: MarkdownField,
  slug: SlugField,
  integer: NumberField,
  decimal: NumberField,
  time: TimeField,
  lines: LinesField,
  choice: ChoiceField,
  relation: OneRelation,
  relations: ManyRelation,
  picture: PictureField,
  files: FilesField,
  seo: SeoFields,
  requiredPlan: RequiredPlanField,
  downloads: DownloadsField,
  policyArea: AreaField,
  policyOrder: PolicyOrderField,
  keyPoints: KeyPoints,
};
