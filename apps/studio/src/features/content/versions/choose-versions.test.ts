import type { VersionSummary } from '@rostra/contract';
import { expect, it } from 'vitest';
import { chooseVersions } from './choose-versions.ts';

const version = (number: number, isLive = false): VersionSummary => ({
  number,
  status: 'draft',
  kind: 'saved',
  label: null,
  editor: null,
  createdAt: '2026-11-16T12:00:00.000Z',
  beganAt: null,
  visibleFrom: null,
  isDraft: number === 9,
  isLive,
});
const versions = [version(9), version(7), version(4, true), version(1)];

const choose = (query: string, list = versions) => {
  const { from, to } = chooseVersions(list, new URLSearchParams(query));
  return [from?.number, to?.number];
};

it.each([
  ['', [4, 9]],
  ['to=7', [4, 7]],
  ['to=4', [1, 4]],
  ['to=1', [undefined, 1]],
  ['to=9&from=1', [1, 9]],
  ['to=1&from=9', [9, 1]],
  ['to=8&from=x', [7, 9]],
])('compares the versions of “%s”', (query, expected) => {
  expect(choose(query)).toEqual(expected);
});

it('compares a draft that was never live with the version before it', () => {
  expect(choose('', [version(3), version(2), version(1)])).toEqual([2, 3]);
  expect(choose('', [version(1)])).toEqual([undefined, 1]);
  expect(choose('', [])).toEqual([undefined, undefined]);
});
