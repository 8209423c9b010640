import type { NewsletterTables } from '../../../../db/tables/newsletters.ts';

export type LimitRow = NewsletterTables['delivery_limits'];

/** How many mails may leave. Without a number, as many as possible. */
export interface Rates {
  readonly perSecond?: number | undefined;
  readonly perHour?: number | undefined;
  readonly perDay?: number | undefined;
}

/** What a pace is a part of if there is no limit. */
const USUAL_PER_SECOND = 100;
const SLOWEST_PACE = 1 / 1_024;
/** After a connection that failed, at the usual pace. */
const PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const hourOf = (now: Date) => now.toISOString().slice(0, 13);
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

export const newLimit = (scope: string, now: Date): LimitRow => ({
  scope,
  free_at: now.toISOString(),
  ...{ hour: hourOf(now), hour_used: 0, day: dayOf(now), day_used: 0, pace: 1 },
  updated_at: now.toISOString(),
});

const rateOf = ({ pace }: LimitRow, { perSecond }: Rates): number =>
  perSecond === undefined && pace >= 1 ? Infinity : (perSecond ?? USUAL_PER_SECOND) * pace;

/** A clock that was put back must not stop the mails until it has caught up. */
const freeAt = ({ free_at }: LimitRow, now: Date): number =>
  Math.min(Date.parse(free_at), now.getTime() + LONGEST_PAUSE_MS);

const usedIn = (row: LimitRow, now: Date) => ({
  hour: row.hour === hourOf(now) ? row.hour_used : 0,
  day: row.day === dayOf(now) ? row.day_used : 0,
});

/** How many mails may leave now. */
export function allowance(row: LimitRow, rates: Rates, now: Date): number {
  if (freeAt(row, now) > now.getTime()) return 0;
  const used = usedIn(row, now);
  return Math.max(
    0,
    Math.min(
      Math.max(1, Math.floor(rateOf(row, rates))),
      (rates.perHour ?? Infinity) - used.hour,
      (rates.perDay ?? Infinity) - used.day,
    ),
  );
}

/** When the next mail may leave, if none may leave now. */
export function opensAt(row: LimitRow, rates: Rates, now: Date): number {
  const time = now.getTime();
  const used = usedIn(row, now);
  return Math.max(
    freeAt(row, now),
    used.hour >= (rates.perHour ?? Infinity) ? (Math.floor(time / HOUR_MS) + 1) * HOUR_MS : 0,
    used.day >= (rates.perDay ?? Infinity) ? (Math.floor(time / DAY_MS) + 1) * DAY_MS : 0,
  );
}

export function take(row: LimitRow, rates: Rates, count: number, now: Date): LimitRow {
  const used = usedIn(row, now);
  const rate = rateOf(row, rates);
  const from = Math.max(freeAt(row, now), now.getTime());
  return {
    ...row,
    free_at: new Date(rate === Infinity ? from : from + (count * 1_000) / rate).toISOString(),
    ...{ hour: hourOf(now), hour_used: used.hour + count },
    ...{ day: dayOf(now), day_used: used.day + count },
    updated_at: now.toISOString(),
  };
}

/** What a batch has shown. `pause`: the server could not be reached. */
export type Experience = 'fine' | 'slow' | 'pause';

/** Half as fast after a complaint, and a quarter faster after each batch without one. */
export function adapt(row: LimitRow, experience: Experience, now: Date): LimitRow {
  if (experience === 'fine')
    return row.pace >= 1 ? row : { ...row, pace: Math.min(1, row.pace * 1.25) };
  const pace = Math.max(SLOWEST_PACE, row.pace / 2);
  if (experience === 'slow') return { ...row, pace };
  const until = now.getTime() + Math.min(PAUSE_MS / row.pace, LONGEST_PAUSE_MS);
  return { ...row, pace, free_at: new Date(until).toISOString() };
}
