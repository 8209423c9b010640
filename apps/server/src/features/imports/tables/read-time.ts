const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?/i;

/** ISO dates only: 03/04/2025 means two days. Times without a zone are in UTC, as exports write them. */
export function readTime(text: string, now: Date): string | undefined {
  const [, day, clock = '00:00', zone = 'Z'] = ISO.exec(text) ?? [];
  if (day === undefined) return undefined;
  const time = Date.parse(`${day}T${clock}${/utc/i.test(zone) ? 'Z' : zone}`);
  return time > 0 && time <= now.getTime() ? new Date(time).toISOString() : undefined;
}
