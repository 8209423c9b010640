import { toWallTime } from '../../../lib/formats/zone-time.ts';

/** The current month in a time zone and those before it, such as `2026-11`, newest first. */
export function lastMonths(now: Date, timeZone: string, count: number): string[] {
  const [year = 0, month = 1] = toWallTime(now, timeZone).split('-').map(Number.parseFloat);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - index)).toISOString().slice(0, 7),
  );
}
