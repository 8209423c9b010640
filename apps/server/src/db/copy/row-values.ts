import type { Value } from './snapshot.ts';

/** Throws if a column has a type that cannot be copied without loss. */
export function toValue(value: unknown, table: string, column: string): Value {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number') return value;
  throw new Error(`${table}.${column} has a value that cannot be copied (${typeof value})`);
}
