import { INDEXES, type IndexedKind, type Keys } from './indexes.ts';

type KeysOf = (row: never) => Keys;

/** The ids of rows by kind, index and key. */
export interface RowIds {
  /** Moves a row from the keys it had to those it has now; undefined if it did not exist or is removed. */
  update(kind: string, id: string, before: unknown, after: unknown): void;
  get(kind: string, index: string, key: string): Iterable<string>;
}

export function createRowIds(): RowIds {
  const buckets = new Map<string, Set<string>>();
  const nameOf = (kind: string, index: string, key: string) => `${kind}.${index}=${key}`;

  function add(name: string, id: string): void {
    const ids = buckets.get(name);
    if (ids === undefined) buckets.set(name, new Set([id]));
    else ids.add(id);
  }

  function remove(name: string, id: string): void {
    const ids = buckets.get(name);
    ids?.delete(id);
    if (ids?.size === 0) buckets.delete(name);
  }

  return {
    update(kind, id, before, after) {
      const indexes: Record<string, KeysOf> = INDEXES[kind as IndexedKind] ?? {};
      for (const [index, keysOf] of Object.entries(indexes)) {
        for (const key of before === undefined ? [] : toKeys(keysOf(before as never))) {
          remove(nameOf(kind, index, key), id);
        }
        for (const key of after === undefined ? [] : toKeys(keysOf(after as never))) {
          add(nameOf(kind, index, key), id);
        }
      }
    },
    get: (kind, index, key) => buckets.get(nameOf(kind, index, key)) ?? [],
  };
}

/** Whether the row is found by the key. */
export function hasKey(kind: IndexedKind, index: string, row: unknown, key: string): boolean {
  const indexes: Record<string, KeysOf> = INDEXES[kind];
  return toKeys(indexes[index]?.(row as never) ?? null).includes(key);
}

function toKeys(keys: Keys): readonly string[] {
  if (keys === null) return [];
  return typeof keys === 'string' ? [keys] : keys;
}
