import type { OpenSource } from './open-source.ts';
import type { Pair } from './pair-blocks.ts';

const BLANK_LINE = /\n[ \t]*\r?\n/;

/**
 * Puts the texts of blocks together. What stood between two blocks that are still neighbours is kept
 * as it was, and so are link definitions, which stand between blocks and belong to none.
 */
export function joinBlocks(
  open: OpenSource,
  pairs: readonly Pair[],
  write: (pair: Pair) => string,
): string {
  const gaps = readGaps(open);
  const positions = new Map(open.blocks.map((block, index) => [block, index]));
  let result = '';
  let previous: Pair | undefined;
  let nextGap = 0;
  for (const pair of pairs) {
    const position = pair.origin ? positions.get(pair.origin) : undefined;
    if (position === undefined) {
      result += previous ? '\n\n' : '';
    } else {
      const between = gaps.slice(nextGap, position + 1);
      result += areNeighbours(previous, pair, open, position, between[0] ?? '')
        ? between.join('')
        : surround(definitionsIn(between), previous !== undefined);
      nextGap = position + 1;
    }
    result += write(pair);
    previous = pair;
  }
  return result + end(gaps.slice(nextGap), previous, open);
}

/** The text before each block, and after the last one. */
export function readGaps({ source, blocks }: OpenSource): string[] {
  const starts = [...blocks.map(({ start }) => start), source.length];
  return starts.map((start, index) => source.slice(blocks[index - 1]?.end ?? 0, start));
}

export const definitionsIn = (gaps: readonly string[]): string =>
  gaps
    .map((gap) => gap.trim())
    .filter((text) => text !== '')
    .join('\n\n');

function areNeighbours(
  previous: Pair | undefined,
  pair: Pair,
  { blocks }: OpenSource,
  position: number,
  gap: string,
): boolean {
  if (position === 0) return previous === undefined;
  if (!previous?.origin || previous.origin !== blocks[position - 1]) return false;
  // Without a blank line, a heading that became a paragraph would run into the next one.
  return BLANK_LINE.test(gap) || (isOfSameType(previous) && isOfSameType(pair));
}

const isOfSameType = ({ node, origin }: Pair) => node.type === origin?.node.type;

const surround = (definitions: string, afterBlock: boolean) =>
  (afterBlock ? '\n\n' : '') + (definitions ? `${definitions}\n\n` : '');

function end(gaps: readonly string[], previous: Pair | undefined, { blocks }: OpenSource): string {
  if (previous?.origin && previous.origin === blocks.at(-1)) return gaps.join('');
  const definitions = definitionsIn(gaps);
  if (!definitions) return previous ? '\n' : '';
  return `${surround('', previous !== undefined)}${definitions}\n`;
}
