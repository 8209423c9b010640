const DAY_MS = 86_400_000;

/** For the browser only: a moment in the reader's own time zone, near ones by their day. */
export function formatMoment(iso: string, now = new Date(), timeZone?: string): string {
  const zone = timeZone ? { timeZone } : {};
  const date = new Date(iso);
  const day = (value: Date) => value.toLocaleDateString('sv-SE', zone);
  const time = date.toLocaleTimeString('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' });
  if (day(date) === day(now)) return `today at ${time}`;
  if (day(date) === day(new Date(now.getTime() - DAY_MS))) return `yesterday at ${time}`;
  const long = date.toLocaleDateString('en-GB', { ...zone, dateStyle: 'long' });
  return `on ${long} at ${time}`;
}
