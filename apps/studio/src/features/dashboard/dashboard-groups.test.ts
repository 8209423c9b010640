import type { EntrySummary } from '@rostra/contract';
import { expect, it } from 'vitest';
import { dashboardGroups, FETCHED, isNeedless, listOnce } from './dashboard-groups.ts';

const entry = (documentId: string, locale = 'en') =>
  ({ kind: 'blog-posts', documentId, locale }) as EntrySummary;
const many = (count: number) => Array.from({ length: count }, (_, i) => entry(String(i)));

it('lists each text once, in the most urgent group', () => {
  const [a, b, c] = [entry('a'), entry('b'), entry('c')];
  expect(listOnce([[a], [a, b], [b, a], [c, b, a]])).toEqual([[a], [b], [], [c]]);
});

it('tells translations apart', () => {
  const [english, german] = [entry('a'), entry('a', 'de')];
  expect(listOnce([[english], [english, german]])).toEqual([[english], [german]]);
});

it('fills the last group, whatever the others show', () => {
  const all = many(FETCHED);
  const shown = listOnce(dashboardGroups.map(() => all));
  expect(shown.map(({ length }) => length)).toEqual([6, 6, 6, 6, 6, 6]);
  expect(new Set(shown.flat()).size).toBe(36);
});

it('leaves out an empty group of reviews below those that are assigned', () => {
  const list = { isSuccess: true };
  const assigned = { name: 'assigned', rows: [entry('a')], list } as const;
  const review = { name: 'review', rows: [], list } as const;
  const drafts = { name: 'drafts', rows: [], list } as const;
  const all = [assigned, review, drafts];
  expect(all.filter((group) => isNeedless(group, all))).toEqual([review]);
  expect(isNeedless(review, [{ ...assigned, rows: [] }, review])).toBe(false);
  expect(isNeedless({ ...review, rows: [entry('b')] }, all)).toBe(false);
  expect(isNeedless({ ...review, list: { isSuccess: false } }, all)).toBe(false);
});
