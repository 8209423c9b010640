import type { ComparedBlock } from '@rostra/contract';
import { expect, it } from 'vitest';
import { toItems } from './compared-items.ts';

const block = (kind: ComparedBlock['kind']): ComparedBlock => ({
  kind,
  html: `<p>${kind}</p>`,
  ...(kind === 'same' ? {} : { excerpt: kind }),
});
const blocks = (['same', 'same', 'changed', 'movedAway', 'same', 'moved'] as const).map(block);

it('shows the whole text with the places of its changes', () => {
  const { items, changes } = toItems(blocks, false);
  expect(items.map(({ kind, index }) => [kind, index])).toEqual([
    ['same', 0],
    ['same', 1],
    ['changed', 2],
    ['movedAway', 3],
    ['same', 4],
    ['moved', 5],
  ]);
  expect(changes).toEqual([
    { index: 2, kind: 'changed', excerpt: 'changed' },
    { index: 5, kind: 'moved', excerpt: 'moved' },
  ]);
});

it('counts unchanged blocks if only changes are shown', () => {
  expect(
    toItems(blocks, true).items.map((item) => [item.kind, 'count' in item && item.count]),
  ).toEqual([
    ['gap', 2],
    ['changed', false],
    ['movedAway', false],
    ['gap', 1],
    ['moved', false],
  ]);
});
