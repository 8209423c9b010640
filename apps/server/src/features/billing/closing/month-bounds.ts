import { startOfDay } from '../../../languages/zone-days.ts';

/** The first moment of a month such as `2026-10`, and of the next one, in a time zone. */
export function monthBounds(month: string, timeZone: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return {
    from: startOfDay(Date.UTC(year, number - 1), timeZone),
    to: startOfDay(Date.UTC(year, number), timeZone),
  };
}
