export {
  type Choice,
  type Conflict,
  type MergedPart,
  mergeTexts,
  resolveConflicts,
} from './merge/merge-texts.ts';
export { createEditor, type EditorOptions, type MarkdownEditor } from './milkdown/create-editor.ts';
export { CannotShow } from './source/open-source.ts';
