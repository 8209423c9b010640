/** A text; undefined if it is missing or empty. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** A list, or a text with names between commas or spaces, as Jekyll allows. */
export function asTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(asTexts);
  if (value !== null && typeof value === 'object') {
    const { name, slug } = value as Record<string, unknown>;
    return asTexts(name ?? slug);
  }
  const text = asText(value);
  if (text === undefined) return [];
  return text.split(',').flatMap((part) => asText(part) ?? []);
}

/** A time as ISO text. A time without a zone counts as UTC. */
export function asDate(value: unknown): string | undefined {
  const given = value instanceof Date ? value.toISOString() : asText(value);
  if (given === undefined) return undefined;
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(given);
  const isTime = /^\d{4}-\d\d?-\d\d?[T ]\d/.test(given);
  const time = new Date(isTime && !hasZone ? `${given.replace(' ', 'T')}Z` : spaced(given));
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** `2021-08-23 10:00:00 +0100`, as Jekyll writes it. */
const spaced = (given: string): string =>
  given.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d(?::\d\d)?) ?([+-]\d\d):?(\d\d)$/, '$1T$2$3:$4');
