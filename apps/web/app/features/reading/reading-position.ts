/** Where a block of the text stands, measured from the top of the window. */
export interface Block {
  top: number;
  bottom: number;
}

/** Reading happens a little under the window's upper edge. */
export const READING_LINE = 120;

/** The end counts as reached although some pixels of it are still below the edge. */
const NEARLY = 24;

/**
 * How far the text is read, 0 to 1, counted in blocks: a paragraph is the same paragraph on a phone
 * and on a wide screen, however many lines it takes there.
 */
export function positionIn(blocks: readonly Block[], windowHeight: number): number {
  const first = blocks[0];
  const last = blocks.at(-1);
  if (!first || !last) return 0;
  if (last.bottom <= windowHeight + NEARLY) return 1;
  if (first.top >= READING_LINE) return 0;
  const index = blocks.findIndex(({ bottom }) => bottom > READING_LINE);
  const block = blocks[index];
  if (!block) return 1;
  const within = (READING_LINE - block.top) / Math.max(1, block.bottom - block.top);
  return (index + Math.min(Math.max(within, 0), 1)) / blocks.length;
}

/** How far to scroll from here to be at a position. */
export function distanceTo(position: number, blocks: readonly Block[]): number {
  const index = Math.min(Math.floor(position * blocks.length), blocks.length - 1);
  const block = blocks[index];
  if (!block) return 0;
  const within = position * blocks.length - index;
  return block.top + within * (block.bottom - block.top) - READING_LINE;
}
