const DAY_MS = 24 * 60 * 60_000;

/** Such as `2026-10-31`. */
export const dayIn = (at: string, timeZone: string): string =>
  new Date(Date.parse(at) + offsetAt(Date.parse(at), timeZone)).toISOString().slice(0, 10);

/** Such as `2026-10`. */
export const monthIn = (at: string, timeZone: string): string => dayIn(at, timeZone).slice(0, 7);

/** The first moment after a day such as `2026-10-31`. */
export const endOfDay = (day: string, timeZone: string): string =>
  startOfDay(Date.parse(`${day}T00:00:00Z`) + DAY_MS, timeZone);

/** Midnight on the clocks of the zone, or the first moment after it where they skip midnight. */
export function startOfDay(midnight: number, timeZone: string): string {
  const candidates = [midnight - DAY_MS, midnight + DAY_MS].map(
    (near) => midnight - offsetAt(near, timeZone),
  );
  const shows = (time: number) => time + offsetAt(time, timeZone) === midnight;
  const start = candidates.toSorted((a, b) => a - b).find(shows) ?? Math.max(...candidates);
  return new Date(start).toISOString();
}

/** What the clocks of the zone show, in milliseconds. A day later they show the same time, also if they were changed. */
export const wallClock = (at: string, timeZone: string): number =>
  Date.parse(at) + offsetAt(Date.parse(at), timeZone);

/** How far the clocks of the zone are ahead of UTC, in milliseconds. */
const offsetAt = (time: number, timeZone: string): number => offsetsOf(timeZone)(time);

/** The same for many times: creating a format takes longer than using it. */
export function offsetsOf(timeZone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (time) => {
    const parts = format.formatToParts(time);
    const read = (name: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find(({ type }) => type === name)?.value);
    const shown = Date.UTC(
      read('year'),
      read('month') - 1,
      read('day'),
      read('hour'),
      read('minute'),
      read('second'),
    );
    return shown - Math.floor(time / 1000) * 1000;
  };
}
