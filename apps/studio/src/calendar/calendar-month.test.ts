import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readMonth } from './calendar-month.ts';

beforeEach(() => vi.stubEnv('TZ', 'Europe/Berlin'));
afterEach(() => vi.unstubAllEnvs());

const now = new Date('2026-11-16T12:00:00.000Z');

it('reads a month in the zone of the browser', () => {
  expect(readMonth('2026-03', now)).toEqual({
    name: '2026-03',
    from: '2026-02-28T23:00:00.000Z',
    to: '2026-03-31T22:00:00.000Z',
    previous: '2026-02',
    next: '2026-04',
  });
});

it.each([null, '', '2026-13', 'soon'])('shows the present month for %s', (text) => {
  expect(readMonth(text, now)).toMatchObject({ name: '2026-11', previous: '2026-10' });
});

it('continues in the next year', () => {
  expect(readMonth('2026-12', now).next).toBe('2027-01');
});
