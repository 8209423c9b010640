export {
  alignBlocks,
  type BlockRegion,
  compareTexts,
  compareWords,
  type TextChange,
} from './compare-texts.ts';
export {
  type Choice,
  type Conflict,
  type MergedPart,
  mergeTexts,
  resolveConflicts,
} from './merge-texts.ts';
export type { TextBlock } from './split-blocks.ts';
