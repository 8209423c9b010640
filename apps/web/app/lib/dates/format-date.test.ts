import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate } from './format-date.ts';

afterEach(() => vi.unstubAllEnvs());

describe.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])('in the time zone %s', (zone) => {
  it('formats dates in UTC', () => {
    vi.stubEnv('TZ', zone);
    expect(formatDate('2026-03-03T00:00:00.000Z')).toBe('3 March 2026');
    expect(formatDate('2026-12-31T23:59:59.999Z')).toBe('31 December 2026');
    expect(formatDate('2025-01-01')).toBe('1 January 2025');
  });

  it('formats every day of a leap year like en-GB', () => {
    vi.stubEnv('TZ', zone);
    const british = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    for (let day = 0; day < 366; day += 1) {
      for (const hour of [0, 23]) {
        const date = new Date(Date.UTC(2024, 0, 1 + day, hour));
        expect(formatDate(date.toISOString())).toBe(british.format(date));
      }
    }
  });
});
