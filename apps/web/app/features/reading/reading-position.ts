/** Position of a block, relative to the top of the viewport. */
export interface Block {
  top: number;
  bottom: number;
}

/** Distance from the top of the viewport to the line being read, in pixels. */
export const READING_LINE = 120;

/** Tolerance in pixels for reaching the end. */
const NEARLY = 24;

/**
 * How far the text is read, 0 to 1. Counted in blocks, because a paragraph takes a different height
 * on every screen.
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

/** Pixels to scroll to reach a position. */
export function distanceTo(position: number, blocks: readonly Block[]): number {
  const index = Math.min(Math.floor(position * blocks.length), blocks.length - 1);
  const block = blocks[index];
  if (!block) return 0;
  const within = position * blocks.length - index;
  return block.top + within * (block.bottom - block.top) - READING_LINE;
}
