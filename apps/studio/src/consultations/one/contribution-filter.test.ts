import { expect, it } from 'vitest';
import type { Managed, ManagedContribution } from '../consultations-query.ts';
import { countMatches, filterText, readFilter } from './contribution-filter.ts';

const contribution = (
  id: string,
  blockId: string,
  state: ManagedContribution['state'],
): ManagedContribution => ({
  ...{ id, blockId, state, draft: 1, place: 'unchanged', kind: 'comment' },
  ...{ text: id, original: id, comparison: null, reason: null, author: 'Ada' },
  ...{ createdAt: '2026-11-17T09:00:00Z', supports: 0, isMerged: false, mergedIn: null },
  ...{ answer: null, answeredBy: null, answeredAt: null },
});

const block = (id: string) => ({ id, number: 1, html: `<p>${id}</p>`, source: id });

const text: Managed['text'] = {
  draft: 2,
  notes: '',
  drafts: [],
  blocks: [block('a'), block('b')],
  contributions: [
    contribution('one', 'a', 'open'),
    contribution('two', 'a', 'declined'),
    contribution('three', 'gone', 'open'),
    contribution('four', 'b', 'hidden'),
  ],
};

const shown = (...of: Parameters<typeof filterText>) => {
  const { blocks, gone } = filterText(...of);
  return {
    blocks: blocks.map(({ block: { id }, contributions }) => [
      id,
      ...contributions.map((c) => c.id),
    ]),
    gone: gone.map(({ id }) => id),
  };
};

it('shows the whole draft with everything, and what has lost its paragraph', () => {
  expect(shown(text, 'all', new Set())).toEqual({
    blocks: [
      ['a', 'one', 'two'],
      ['b', 'four'],
    ],
    gone: ['three'],
  });
});

it('leaves out paragraphs without matches', () => {
  expect(shown(text, 'unanswered', new Set())).toEqual({ blocks: [['a', 'one']], gone: ['three'] });
  expect(shown(text, 'hidden', new Set())).toEqual({ blocks: [['b', 'four']], gone: [] });
});

it('keeps what was just answered', () => {
  expect(shown(text, 'unanswered', new Set(['two'])).blocks).toEqual([['a', 'one', 'two']]);
});

it('counts matches, and shows everything for unknown filters', () => {
  expect(countMatches(text, 'unanswered')).toBe(2);
  expect(countMatches(text, 'all')).toBe(4);
  expect(readFilter('hidden')).toBe('hidden');
  expect(readFilter('nonsense')).toBe('all');
  expect(readFilter(null)).toBe('all');
});
