import type { Period } from './period.ts';

/** The part of a period's amount that covers a window, prorated by the second and rounded half away from zero. */
export function windowShare(amountMinor: number, whole: Period, window: Period): number {
  const length = BigInt(whole.end - whole.start);
  if (length <= 0n) return 0;
  const start = Math.max(window.start, whole.start);
  const end = Math.min(window.end, whole.end);
  const scaled = BigInt(Math.abs(amountMinor)) * BigInt(Math.max(end - start, 0));
  const rounded = Number((scaled * 2n + length) / (length * 2n));
  return amountMinor < 0 ? -rounded : rounded;
}

/** The part of an amount that covers the rest of its period. */
export function remainingShare(amountMinor: number, period: Period, moment: number): number {
  return windowShare(amountMinor, period, { start: moment, end: period.end });
}
