const LENGTH = '2026-01-01T00:00:00.000Z'.length;

/**
 * A time as the database stores it: as text, which sorts correctly only for four-digit years. Given as an
 * ISO date, or as milliseconds since 1970, also in text. Undefined for an invalid time and for other years.
 */
export function toStoredTime(given: string | number): string | undefined {
  const isTimestamp = typeof given === 'string' && /^\d{6,}$/.test(given);
  const time = new Date(isTimestamp ? Number(given) : given);
  if (Number.isNaN(time.getTime())) return undefined;
  const text = time.toISOString();
  return text.length === LENGTH ? text : undefined;
}
