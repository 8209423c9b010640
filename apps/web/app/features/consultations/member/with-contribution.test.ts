import type { OwnContribution } from '@rostra/contract';
import { expect, it } from 'vitest';
import { type ConsultationResponse, withContribution } from './with-contribution.ts';

const contribution = (id: string, more: Partial<OwnContribution> = {}): OwnContribution => ({
  ...{ id, blockId: 'a', draft: 1, place: 'unchanged', kind: 'comment', text: id },
  ...{ comparison: null, reason: null, author: 'Ada', isByStaff: false },
  ...{ createdAt: '2026-11-17T09:00:00Z', state: 'open', supports: 0, answer: null },
  ...{ answeredBy: null, answeredAt: null, mergedIn: null, isOwn: true, isSupported: false },
  ...more,
});

const before: ConsultationResponse = {
  data: {
    consultation: {
      ...{ id: 'c', slug: 'homes', title: 'Homes', introduction: '', state: 'open' },
      ...{ requiredPlan: 'account', opensAt: '', closesAt: '', answersDueAt: null },
      ...{ endedAt: null, conclusion: null, locale: 'en', documentId: 'a', policyPath: null },
      counts: { contributions: 7, contributors: 3, supports: 4, answered: 0 },
    },
    obstacle: null,
    mustAgree: true,
    text: {
      ...{ draft: 1, blocks: [], notes: '', drafts: [], page: 2, pageCount: 3 },
      places: [{ blockId: 'a', count: 5, page: 1, lastPage: 2 }],
      contributions: [contribution('one', { isOwn: false })],
    },
  },
};

const after = (changed: OwnContribution) => {
  const { consultation, text, mustAgree } = withContribution(before, changed).data;
  return {
    ...{ mustAgree, counts: consultation.counts, places: text?.places },
    ids: text?.contributions.map(({ id }) => id),
  };
};

it('adds a contribution to the page, and counts it in the heads', () => {
  expect(after(contribution('two'))).toEqual({
    mustAgree: false,
    counts: { contributions: 8, contributors: 4, supports: 4, answered: 0 },
    places: [{ blockId: 'a', count: 6, page: 1, lastPage: 2 }],
    ids: ['one', 'two'],
  });
});

it('shows the first one about a block on this page', () => {
  expect(after(contribution('two', { blockId: 'b' })).places?.[1]).toEqual({
    ...{ blockId: 'b', count: 1, page: 2, lastPage: 2 },
  });
});

it('counts a support', () => {
  const changed = after(contribution('one', { isOwn: false, supports: 1, isSupported: true }));
  expect(changed).toMatchObject({
    mustAgree: true,
    counts: { contributions: 7, contributors: 3, supports: 5 },
    ids: ['one'],
  });
});

it('removes what is withdrawn', () => {
  expect(after(contribution('one', { state: 'withdrawn', text: '' }))).toMatchObject({
    counts: { contributions: 6 },
    places: [{ count: 4 }],
    ids: [],
  });
  expect(after(contribution('other', { state: 'withdrawn' }))).toMatchObject({
    counts: { contributions: 7 },
    places: [{ count: 5 }],
  });
});
