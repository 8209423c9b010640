import { describe, expect, it } from 'vitest';
import { distanceTo, positionIn, READING_LINE } from './reading-position.ts';

/** Blocks of these heights, the first at `top`. */
function blocksOf(heights: readonly number[], top: number) {
  let edge = top;
  return heights.map((height) => {
    const block = { top: edge, bottom: edge + height };
    edge = block.bottom;
    return block;
  });
}

const HEIGHTS = [100, 300, 50, 800, 200, 900];

describe('the reading position', () => {
  it('is 0 at the heading and 1 once the end is visible', () => {
    expect(positionIn(blocksOf(HEIGHTS, 400), 800)).toBe(0);
    expect(positionIn(blocksOf(HEIGHTS, READING_LINE), 800)).toBe(0);
    expect(positionIn(blocksOf(HEIGHTS, 800 - 2350), 800)).toBe(1);
    expect(positionIn(blocksOf([200], 300), 800)).toBe(1);
    expect(positionIn([], 800)).toBe(0);
  });

  it('increases while scrolling', () => {
    const at = [0, -200, -500, -900, -1400].map((top) => positionIn(blocksOf(HEIGHTS, top), 800));
    expect([...at].sort((a, b) => a - b)).toEqual(at);
    expect(new Set(at).size).toBe(at.length);
  });

  it('restores the same paragraph in a different layout', () => {
    const wide = blocksOf(HEIGHTS, -600);
    const position = positionIn(wide, 800);
    const index = wide.findIndex(({ bottom }) => bottom > READING_LINE);
    const narrow = blocksOf(
      HEIGHTS.map((height) => height * 2.3),
      900,
    );
    const moved = distanceTo(position, narrow);
    const there = narrow.map(({ top, bottom }) => ({ top: top - moved, bottom: bottom - moved }));
    expect(there[index]?.top).toBeLessThanOrEqual(READING_LINE);
    expect(there[index]?.bottom).toBeGreaterThan(READING_LINE);
    expect(positionIn(there, 800)).toBeCloseTo(position, 6);
  });

  it('stays inside the text', () => {
    expect(distanceTo(1, blocksOf([100, 100], 0))).toBe(200 - READING_LINE);
    expect(distanceTo(0.5, [])).toBe(0);
  });
});
