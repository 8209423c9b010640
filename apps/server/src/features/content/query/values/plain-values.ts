/** Query strings as parsed by qs: texts, lists, and objects without a prototype. */
export type Plain = string | PlainList | PlainObject | undefined;
export interface PlainList extends Array<Plain> {}
export interface PlainObject {
  [key: string]: Plain;
}

export const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isIndex = (key: string) => /^\d+$/.test(key);

/** `x[0]=a&x[1]=b`, also where qs made it an object because an index was too high. */
export function listOf(value: Plain): Plain[] | undefined {
  if (Array.isArray(value)) return value;
  if (isPlainObject(value) && Object.keys(value).length > 0 && Object.keys(value).every(isIndex)) {
    return Object.values(value);
  }
  return undefined;
}

/** `a,b` or `x[0]=a&x[1]=b`; undefined for anything deeper. */
export function wordsOf(value: Plain): string[] | undefined {
  const items = typeof value === 'string' ? [value] : listOf(value);
  if (!items?.every((item) => typeof item === 'string')) return undefined;
  return items
    .flatMap((item) => item.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
