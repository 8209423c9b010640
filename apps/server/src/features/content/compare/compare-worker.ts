import type { ComparedBlock } from '@rostra/contract';
import { type ComparisonTask, compareTexts } from './compare-texts.ts';

export default function compare(task: ComparisonTask): ComparedBlock[] {
  return compareTexts(task);
}
