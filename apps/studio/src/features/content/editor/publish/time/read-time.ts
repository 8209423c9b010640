import { fromWallTime } from '../../../../../lib/formats/zone-time.ts';

export type ReadTime =
  | { readonly at: string }
  | { readonly problem: 'missing' | 'past' | 'skipped' };

/**
 * Reads the value of a `datetime-local` control in the zone of the site. An hour that the clock skips in
 * spring is refused instead of being moved silently.
 */
export function readTime(value: string, now: Date, timeZone: string): ReadTime {
  const time = fromWallTime(value, timeZone);
  if (!time) return { problem: 'skipped' };
  if (Number.isNaN(time.getTime())) return { problem: 'missing' };
  return time <= now ? { problem: 'past' } : { at: time.toISOString() };
}
