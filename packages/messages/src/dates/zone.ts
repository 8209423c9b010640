/**
 * What the clocks of a time zone show and when they change. The server looks it up once, so that browsers need neither
 * `Intl`, whose first use is slow on phones, nor time zone data of their own, which may differ from the server's.
 */
export interface Zone {
  /** Minutes ahead of UTC, and what the time is called. */
  readonly clocks: readonly (readonly [minutes: number, name: string])[];
  /** In pairs: minutes since the change before (the first: since 1970), and the position of the new clock. */
  readonly changes: readonly number[];
}

export const UTC: Zone = { clocks: [[0, 'UTC']], changes: [] };

/** A time as the clocks of a zone show it. */
export interface ZonedTime {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  /** Such as `18:05`. */
  readonly time: string;
  /** Such as `CEST`. */
  readonly zone: string;
}

const MINUTE_MS = 60_000;

export function inZone(iso: string, { clocks, changes }: Zone): ZonedTime {
  const minutes = Math.floor(Date.parse(iso) / MINUTE_MS);
  let clock = 0;
  let changedAt = 0;
  for (let index = 0; index < changes.length; index += 2) {
    changedAt += changes[index] ?? 0;
    if (changedAt > minutes) break;
    clock = changes[index + 1] ?? 0;
  }
  const [ahead, zone] = clocks[clock] ?? [0, 'UTC'];
  const shown = new Date((minutes + ahead) * MINUTE_MS);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    time: shown.toISOString().slice(11, 16),
    zone,
  };
}
