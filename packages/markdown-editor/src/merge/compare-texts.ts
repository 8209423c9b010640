import { diffComm } from 'node-diff3';
import { splitBlocks } from './split-blocks.ts';

export interface WordChange {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

export type TextChange =
  | { readonly kind: 'same'; readonly blocks: readonly string[] }
  | { readonly kind: 'removed' | 'added'; readonly text: string }
  | { readonly kind: 'changed'; readonly words: readonly WordChange[] };

/** Below this share of common words, two blocks are shown one after the other. */
const ALIKE = 0.4;

/** Two versions of a text, block by block, and word by word where a block was edited. */
export function compareTexts(before: string, after: string): TextChange[] {
  const blocks = (text: string) => splitBlocks(text).map((block) => block.text);
  return diffComm(blocks(before), blocks(after)).flatMap(
    ({ common, buffer1, buffer2 }): TextChange[] =>
      common ? [{ kind: 'same', blocks: common }] : compareRegion(buffer1, buffer2),
  );
}

function compareRegion(removed: readonly string[], added: readonly string[]): TextChange[] {
  const changes: TextChange[] = [];
  for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
    const [old, fresh] = [removed[index], added[index]];
    const words = old === undefined || fresh === undefined ? undefined : compareWords(old, fresh);
    if (words && isAlike(words)) {
      changes.push({ kind: 'changed', words });
      continue;
    }
    if (old !== undefined) changes.push({ kind: 'removed', text: old });
    if (fresh !== undefined) changes.push({ kind: 'added', text: fresh });
  }
  return changes;
}

/** Words, white space and punctuation marks. */
const tokens = (text: string): string[] =>
  text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? [];

export function compareWords(before: string, after: string): WordChange[] {
  return diffComm(tokens(before), tokens(after)).flatMap(
    ({ common, buffer1, buffer2 }): WordChange[] =>
      common
        ? [{ kind: 'same', text: common.join('') }]
        : toWordChanges(buffer1.join(''), buffer2.join('')),
  );
}

const toWordChanges = (removed: string, added: string): WordChange[] => [
  ...(removed ? [{ kind: 'removed', text: removed } as const] : []),
  ...(added ? [{ kind: 'added', text: added } as const] : []),
];

/** Whether the second text may have been made from the first. */
export function isAlike(words: readonly WordChange[]): boolean {
  const length = (kind: WordChange['kind']) =>
    words.reduce((sum, word) => sum + (word.kind === kind ? word.text.trim().length : 0), 0);
  const same = length('same');
  return same >= ALIKE * (same + Math.max(length('removed'), length('added')));
}
