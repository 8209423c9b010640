import { UTC, type Zone } from '@rostra/messages';
import { offsetsOf } from './zone-days.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Times before and after have the clock of the first or last year. */
const [FIRST, LAST] = [Date.UTC(2000, 0), Date.UTC(2050, 0)];
/** Clocks never change twice within this many days. */
const STEP_MS = 14 * DAY_MS;
/** Each knows the names of the zones of its own part of the world. */
const LOCALES = ['en-GB', 'en-US', 'en-CA', 'en-AU', 'en-NZ', 'en-IN', 'en-ZA'];

/** When the clocks of a time zone change, and what their times are called. */
export function describeZone(timeZone: string): Zone {
  if (timeZone === 'UTC') return UTC;
  const offsetAt = offsetsOf(timeZone);
  const nameAt = namesOf(timeZone);
  const clocks: [number, string][] = [];
  const changes: number[] = [];
  const clockAt = (time: number): number => {
    const clock: [number, string] = [offsetAt(time) / MINUTE_MS, nameAt(time)];
    const known = clocks.findIndex(([ahead, name]) => ahead === clock[0] && name === clock[1]);
    return known >= 0 ? known : clocks.push(clock) - 1;
  };
  clockAt(FIRST);
  let last = 0;
  let offset = offsetAt(FIRST);
  for (let from = FIRST; from < LAST; from += STEP_MS) {
    const to = from + STEP_MS;
    const before = offset;
    offset = offsetAt(to);
    if (offset === before) continue;
    const at = findChange(offsetAt, from, to) / MINUTE_MS;
    changes.push(at - last, clockAt(at * MINUTE_MS));
    last = at;
  }
  return { clocks, changes };
}

/** The first minute with the later clock. */
function findChange(offsetAt: (time: number) => number, from: number, to: number): number {
  let [before, after] = [from, to];
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle) === offsetAt(from)) before = middle;
    else after = middle;
  }
  return after;
}

/** The same in every language: an abbreviation such as CEST, or the distance to UTC. */
function namesOf(timeZone: string): (time: number) => string {
  const formats = LOCALES.map(
    (locale) => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }),
  );
  return (time) => {
    const names = formats.map(
      (format) =>
        format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    );
    const name = names.find((each) => !/^(GMT|UTC)[+-]/.test(each)) ?? names[0] ?? timeZone;
    return name.replace(/^GMT(?=[+-])/, 'UTC');
  };
}
