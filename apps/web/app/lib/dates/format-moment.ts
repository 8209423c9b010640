const DAY_MS = 86_400_000;

/** In the reader's time zone, so for the browser only. Recent times are shown relative to today. */
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
