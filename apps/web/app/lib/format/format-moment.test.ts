import { expect, it } from 'vitest';
import { testMessages } from '../messages/testing/test-messages.ts';
import { formatMoment } from './format-moment.ts';

const now = new Date('2026-03-10T02:00:00Z');

it.each([
  ['today at 01:30', '2026-03-10T01:30:00Z', 'UTC'],
  ['yesterday at 23:30', '2026-03-09T23:30:00Z', 'UTC'],
  ['today at 00:30', '2026-03-09T23:30:00Z', 'Europe/Rome'],
  ['on 3 March 2026 at 12:05', '2026-03-03T12:05:00Z', 'UTC'],
])('is %s', (expected, iso, timeZone) => {
  expect(formatMoment(testMessages(), iso, now, timeZone)).toBe(expected);
});

it('follows the language', () => {
  expect(formatMoment(testMessages('de'), '2026-03-03T12:05:00Z', now, 'UTC')).toBe(
    'am 3. März 2026 um 12:05 Uhr',
  );
});
