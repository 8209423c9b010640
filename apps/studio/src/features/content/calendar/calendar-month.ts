import { startOfDay, toWallTime } from '../../../lib/formats/zone-time.ts';

/** A month in the zone of the site, such as `2026-11`. */
export interface Month {
  readonly name: string;
  /** Its first moment, and that of the next month. */
  readonly from: string;
  readonly to: string;
  readonly previous: string;
  readonly next: string;
}

/** Reads a month; the present one if the text is none. */
export function readMonth(text: string | null, now: Date, timeZone: string): Month {
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '');
  const name = isMonth && text ? text : toWallTime(now, timeZone).slice(0, 7);
  const [year = 0, month = 1] = name.split('-').map(Number);
  const nameOf = (shift: number) =>
    new Date(Date.UTC(year, month - 1 + shift)).toISOString().slice(0, 7);
  const start = (shift: number) => startOfDay(`${nameOf(shift)}-01`, timeZone).toISOString();
  return { name, from: start(0), to: start(1), previous: nameOf(-1), next: nameOf(1) };
}
