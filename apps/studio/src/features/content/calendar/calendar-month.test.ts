import { expect, it } from 'vitest';
import { readMonth } from './calendar-month.ts';

const zone = 'Europe/Berlin';
const now = new Date('2026-11-16T12:00:00.000Z');

it('reads a month in the zone of the site', () => {
  expect(readMonth('2026-03', now, zone)).toEqual({
    name: '2026-03',
    from: '2026-02-28T23:00:00.000Z',
    to: '2026-03-31T22:00:00.000Z',
    previous: '2026-02',
    next: '2026-04',
  });
});

it.each([null, '', '2026-13', 'soon'])('shows the present month for %s', (text) => {
  expect(readMonth(text, now, zone)).toMatchObject({ name: '2026-11', previous: '2026-10' });
});

it('continues in the next year', () => {
  expect(readMonth('2026-12', now, zone).next).toBe('2027-01');
});

it('is the next month in the zone of the site already', () => {
  const late = new Date('2026-11-30T23:30:00.000Z');
  expect(readMonth(null, late, zone).name).toBe('2026-12');
  expect(readMonth(null, late, 'UTC').name).toBe('2026-11');
});
