import type { Period } from './period.ts';

/** The part of an amount that covers the rest of its period, prorated by the second and rounded half away from zero. */
export function remainingShare(
  amountMinor: number,
  { start, end }: Period,
  moment: number,
): number {
  const whole = BigInt(end - start);
  if (whole <= 0n) return 0;
  const left = BigInt(Math.min(Math.max(end - moment, 0), end - start));
  const scaled = BigInt(Math.abs(amountMinor)) * left;
  const rounded = Number((scaled * 2n + whole) / (whole * 2n));
  return amountMinor < 0 ? -rounded : rounded;
}
