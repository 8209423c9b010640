export { compareHtml, type HtmlChange } from './compare-html.ts';
export {
  compareTexts,
  compareWords,
  type TextChange,
} from './compare-texts.ts';
export { findEdits } from './find-edits.ts';
export {
  type Choice,
  type Conflict,
  type MergedPart,
  mergeTexts,
  resolveConflicts,
} from './merge-texts.ts';
export type { TextBlock } from './split-blocks.ts';
