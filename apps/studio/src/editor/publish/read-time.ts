export type ReadTime =
  | { readonly at: string }
  | { readonly problem: 'missing' | 'past' | 'skipped' };

/**
 * Reads the value of a `datetime-local` control in the zone of the browser. An hour that the clock skips in
 * spring is refused instead of being moved silently.
 */
export function readTime(value: string, now: Date): ReadTime {
  const time = new Date(value);
  if (value === '' || Number.isNaN(time.getTime())) return { problem: 'missing' };
  const hour = Number(value.slice(11, 13));
  if (time.getHours() !== hour) return { problem: 'skipped' };
  return time <= now ? { problem: 'past' } : { at: time.toISOString() };
}

/** A time as the value of a `datetime-local` control. */
export function writeTime(iso: string): string {
  const time = new Date(iso);
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
