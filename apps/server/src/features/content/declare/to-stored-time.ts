const LENGTH = '2026-01-01T00:00:00.000Z'.length;

/**
 * A time as the database keeps it: as text, which sorts as time does only within four-digit years.
 * Undefined for what is no such time.
 */
export function toStoredTime(given: string | number): string | undefined {
  const time = new Date(given);
  if (Number.isNaN(time.getTime())) return undefined;
  const text = time.toISOString();
  return text.length === LENGTH ? text : undefined;
}
