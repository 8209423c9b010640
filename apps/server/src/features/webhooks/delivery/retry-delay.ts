const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The pauses between attempts: about three days in all. */
const PAUSES_MS = [
  5_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  18 * HOUR_MS,
  22 * HOUR_MS,
];

export const MAX_TRIES = PAUSES_MS.length + 1;

/** Up to a tenth longer, so that receivers that were down do not get everything at once. */
export function retryDelay(triesLeft: number, random: () => number): number {
  const pause = PAUSES_MS[PAUSES_MS.length - triesLeft] ?? 0;
  return Math.round(pause * (1 + random() / 10));
}
