import { type Plan, type PlanInterval, plans } from '../plans/plans.ts';

interface Terms {
  /** What it unlocks. */
  level: Plan;
  priceMinor: number;
  interval: PlanInterval;
}

/**
 * A smaller plan begins when the paid period ends, so that nothing that was paid for is lost; a larger one begins
 * at once. Among plans that unlock the same, the one that costs less or is paid in shorter intervals is smaller.
 */
export function isDowngrade(from: Terms, to: Terms): boolean {
  if (from.level !== to.level) return plans.indexOf(to.level) < plans.indexOf(from.level);
  if (from.interval !== to.interval) return from.interval === 'year';
  return to.priceMinor < from.priceMinor;
}
