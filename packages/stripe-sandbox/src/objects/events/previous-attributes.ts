type Json = Record<string, unknown>;

/** The fields of `before` that differ in `after`. Nested objects contain only their changed fields. */
export function previousAttributes(before: object, after: object): Json {
  const result: Json = {};
  const next = after as Json;
  for (const [key, old] of Object.entries(before)) {
    const current = next[key];
    if (isEqual(old, current)) continue;
    result[key] =
      isPlain(old) && isPlain(current) && Object.keys(old).length > 0
        ? previousAttributes(old, current)
        : old;
  }
  for (const key of Object.keys(after)) {
    if (!(key in before)) result[key] = null;
  }
  return result;
}

function isPlain(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
