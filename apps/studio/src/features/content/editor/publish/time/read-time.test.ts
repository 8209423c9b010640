import { expect, it } from 'vitest';
import { readTime } from './read-time.ts';

const now = new Date('2026-11-16T12:00:00.000Z');

it.each([
  ['', { problem: 'missing' }],
  ['nonsense', { problem: 'missing' }],
  ['2026-11-16T12:59', { problem: 'past' }],
  ['2026-11-16T13:01', { at: '2026-11-16T12:01:00.000Z' }],
  ['2027-03-28T02:30', { problem: 'skipped' }],
  ['2027-03-28T03:30', { at: '2027-03-28T01:30:00.000Z' }],
])('reads %s', (value, expected) => {
  expect(readTime(value, now, 'Europe/Berlin')).toEqual(expected);
});
