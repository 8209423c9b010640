import { expect, it } from 'vitest';
import {
  countFilters,
  memberQuery,
  readMemberFilters,
  writeMemberFilters,
} from './member-filters.ts';

const read = (query: string) => readMemberFilters(new URLSearchParams(query));

it('survives a way through the URL', () => {
  const query = 'q=ada+l&plan=annual&status=blocked&seen=not_month&from=2026-01-01';
  expect(String(writeMemberFilters(read(query)))).toBe(query);
});

it('ignores what it does not know', () => {
  expect(String(writeMemberFilters(read('plan=gold&from=yesterday&x=1&verified=maybe')))).toBe('');
});

it('counts filters, but not the search', () => {
  expect(countFilters(read('q=ada'))).toBe(0);
  expect(countFilters(read('q=ada&plan=none&to=2026-01-01'))).toBe(2);
});

it('includes the last day, in the zone of the site', () => {
  expect(memberQuery(read('from=2026-02-28&to=2026-02-28&q=+ada'), 'Europe/Berlin')).toEqual({
    search: 'ada',
    joinedFrom: '2026-02-27T23:00:00.000Z',
    joinedTo: '2026-02-28T23:00:00.000Z',
  });
});
