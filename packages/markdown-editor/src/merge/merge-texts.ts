import { diff3MergeRegions } from 'node-diff3';
import { joinBlocks, splitBlocks, type TextBlock } from './split-blocks.ts';

/** Blocks that both people changed. One of them has to choose. */
export interface Conflict {
  readonly base: readonly TextBlock[];
  readonly mine: readonly TextBlock[];
  readonly theirs: readonly TextBlock[];
}

export type MergedPart =
  | { readonly blocks: readonly TextBlock[] }
  | { readonly conflict: Conflict };

/** Merges two edited versions of a text block by block. Only blocks that both changed are in conflict. */
export function mergeTexts(base: string, mine: string, theirs: string): MergedPart[] {
  const a = splitBlocks(mine);
  const o = splitBlocks(base);
  const b = splitBlocks(theirs);
  return diff3MergeRegions(texts(a), texts(o), texts(b)).map((region) => {
    if (region.stable) {
      const { buffer, bufferStart, bufferLength } = region;
      const blocks = { a, o, b }[buffer].slice(bufferStart, bufferStart + bufferLength);
      return { blocks };
    }
    const conflict: Conflict = {
      base: o.slice(region.oStart, region.oStart + region.oLength),
      mine: a.slice(region.aStart, region.aStart + region.aLength),
      theirs: b.slice(region.bStart, region.bStart + region.bLength),
    };
    return sameTexts(conflict) ? { blocks: conflict.mine } : { conflict };
  });
}

const texts = (blocks: readonly TextBlock[]) => blocks.map(({ text }) => text);

/** Both made the same change. */
const sameTexts = ({ mine, theirs }: Conflict) =>
  mine.length === theirs.length && mine.every(({ text }, index) => text === theirs[index]?.text);

export type Choice = 'mine' | 'theirs' | 'both';

/** The whole text, with a choice for each conflict in order. */
export function resolveConflicts(parts: readonly MergedPart[], choices: readonly Choice[]): string {
  let next = 0;
  return joinBlocks(
    parts.flatMap((part) => {
      if ('blocks' in part) return part.blocks;
      const { mine, theirs } = part.conflict;
      const choice = choices[next++] ?? 'both';
      return { mine, theirs, both: [...mine, ...theirs] }[choice];
    }),
  );
}
