/** Times of a zone as a clock on its wall shows them: `2026-11-16T14:02`, the value of a `datetime-local` control. */

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const DAY_MS = 24 * 60 * 60_000;

/** The zone of the person at work. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function toWallTime(moment: Date, timeZone: string): string {
  return new Date(moment.getTime() + offsetAt(moment.getTime(), timeZone))
    .toISOString()
    .slice(0, 16);
}

/**
 * The moment at which the clock shows this time, and the first one if it does so twice in autumn. Undefined for an
 * hour that it skips in spring, and NaN for what is no time.
 */
export function fromWallTime(value: string, timeZone: string): Date | undefined {
  const shown = WALL_TIME.test(value) ? Date.parse(`${value.slice(0, 16)}Z`) : Number.NaN;
  if (Number.isNaN(shown)) return new Date(Number.NaN);
  return [-DAY_MS, DAY_MS]
    .map((shift) => shown - offsetAt(shown + shift, timeZone))
    .toSorted((first, second) => first - second)
    .map((time) => new Date(time))
    .find((moment) => toWallTime(moment, timeZone) === value.slice(0, 16));
}

/** The first moment of a day, which is not midnight where the clock skips that. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = fromWallTime(`${day}T00:00`, timeZone);
  return midnight ?? fromWallTime(`${day}T01:00`, timeZone) ?? new Date(Number.NaN);
}

function offsetAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(time);
  const read = (name: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(({ type }) => type === name)?.value);
  const shown = Date.UTC(
    ...([read('year'), read('month') - 1, read('day')] as const),
    ...([read('hour'), read('minute'), read('second')] as const),
  );
  return shown - Math.floor(time / 1000) * 1000;
}
