import { expect, it } from 'vitest';
import type { Managed, ManagedContribution } from '../consultations-query.ts';
import { placeContributions, readShownPage } from './contribution-filter.ts';

const contribution = (
  id: string,
  blockId: string,
  state: ManagedContribution['state'] = 'open',
): ManagedContribution => ({
  ...{ id, blockId, state, draft: 1, place: 'unchanged', kind: 'comment', isByStaff: false },
  ...{ text: id, original: id, comparison: null, reason: null, author: 'Ada' },
  ...{ createdAt: `2026-11-17T09:00:0${id}Z`, supports: 0, isMerged: false, mergedIn: null },
  ...{ answer: null, answeredBy: null, answeredAt: null },
});

const block = (id: string) => ({ id, number: 1, html: `<p>${id}</p>`, source: id });
const place = { blockId: 'b', count: 7, page: 2, lastPage: 2 };

const text: Managed['text'] = {
  draft: 2,
  notes: '',
  drafts: [],
  page: 1,
  pageCount: 2,
  places: [place],
  matches: { unanswered: 2, all: 9, hidden: 0 },
  blocks: [block('a'), block('b')],
  contributions: [contribution('1', 'a'), contribution('3', 'gone')],
};

const shown = (...of: Parameters<typeof placeContributions>) => {
  const { blocks, gone } = placeContributions(...of);
  return {
    blocks: blocks.map(({ block: { id }, contributions }) => [
      id,
      ...contributions.map((c) => c.id),
    ]),
    gone: gone.map(({ id }) => id),
  };
};

it('shows the whole draft, the contributions of the page, and what has lost its paragraph', () => {
  expect(shown(text, 'all')).toEqual({ blocks: [['a', '1'], ['b']], gone: ['3'] });
  expect(placeContributions(text, 'all').blocks[1]?.place).toEqual(place);
});

it('leaves out paragraphs without contributions if there is a filter', () => {
  expect(shown(text, 'unanswered')).toEqual({ blocks: [['a', '1']], gone: ['3'] });
});

it.each([
  ['', { show: 'all', page: 1 }],
  ['show=hidden&page=3', { show: 'hidden', page: 3 }],
  ['show=nonsense&page=-1', { show: 'all', page: 1 }],
  ['page=1e9', { show: 'all', page: 1 }],
])('reads the address with %j', (query, expected) => {
  expect(readShownPage(new URLSearchParams(query))).toEqual(expected);
});
