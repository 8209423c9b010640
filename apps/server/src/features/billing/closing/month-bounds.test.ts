import { describe, expect, it } from 'vitest';
import { dayIn } from '../../../languages/zone-days.ts';
import { monthBounds } from './month-bounds.ts';

describe('monthBounds', () => {
  const cases: [month: string, zone: string, from: string, to: string][] = [
    ['2026-10', 'UTC', '2026-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
    ['2026-10', 'Europe/Berlin', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
    ['2026-12', 'Pacific/Auckland', '2026-11-30T11:00:00.000Z', '2026-12-31T11:00:00.000Z'],
    ['2026-03', 'America/New_York', '2026-03-01T05:00:00.000Z', '2026-04-01T04:00:00.000Z'],
    ['2026-02', 'Asia/Kathmandu', '2026-01-31T18:15:00.000Z', '2026-02-28T18:15:00.000Z'],
  ];

  it.each(cases)('finds the bounds of %s in %s', (month, zone, from, to) => {
    expect(monthBounds(month, zone)).toEqual({ from, to });
    expect(dayIn(from, zone)).toBe(`${month}-01`);
  });
});
