import type { IndexedKind, IndexName } from './indexes/indexes.ts';
import { createRowIds, hasKey } from './indexes/row-ids.ts';
import type { Kind, Kinds } from './kinds.ts';

export interface Entry {
  seq: number;
  /** undefined marks a removed row. */
  value: unknown;
}

export type Table = Map<string, Entry>;

/** The reads and writes of one unit of work. Nothing is visible outside before `commit`. */
export interface Transaction {
  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined;
  /** Newest first, like Stripe's lists. */
  all<K extends Kind>(kind: K): Kinds[K][];
  /** The rows with the given key in an index, newest first. */
  where<K extends IndexedKind>(kind: K, index: IndexName<K>, key: string): Kinds[K][];
  put<K extends Kind>(kind: K, value: Kinds[K]): void;
  remove(kind: Kind, id: string): void;
  /** A nested transaction: discard it to roll back, commit it to merge into this one. */
  nest(): Transaction;
  commit(): void;
}

/** What a transaction reads through to. */
export interface Base {
  entry(kind: string, id: string): Entry | undefined;
  /** The rows that may have the key; some may have got another one since. */
  ids(kind: string, index: string, key: string): Iterable<string>;
  table(kind: string): Iterable<[string, Entry]>;
}

export function beginTransaction(
  base: Base,
  nextSeq: () => number,
  merge: (changes: Map<string, Table>) => void,
): Transaction {
  const changes = new Map<string, Table>();
  const changedIds = createRowIds();
  const entry = (kind: string, id: string): Entry | undefined =>
    changes.get(kind)?.get(id) ?? base.entry(kind, id);
  // Maps keep insertion order and rows are loaded in that order, so no sorting is needed.
  function* table(kind: string): Iterable<[string, Entry]> {
    const mine = changes.get(kind);
    for (const [id, found] of base.table(kind)) yield [id, mine?.get(id) ?? found];
    for (const [id, found] of mine ?? []) {
      if (base.entry(kind, id) === undefined) yield [id, found];
    }
  }

  function* ids(kind: string, index: string, key: string): Iterable<string> {
    yield* base.ids(kind, index, key);
    yield* changedIds.get(kind, index, key);
  }
  function set(kind: string, id: string, next: Entry): void {
    const mine = tableOf(changes, kind);
    changedIds.update(kind, id, mine.get(id)?.value, next.value);
    mine.set(id, next);
  }

  return {
    find: <K extends Kind>(kind: K, id: string) => entry(kind, id)?.value as Kinds[K] | undefined,
    all<K extends Kind>(kind: K) {
      const rows: Kinds[K][] = [];
      for (const [, { value }] of changes.has(kind) ? table(kind) : base.table(kind)) {
        if (value !== undefined) rows.push(value as Kinds[K]);
      }
      return rows.reverse();
    },
    where<K extends IndexedKind>(kind: K, index: IndexName<K>, key: string) {
      const found: Entry[] = [];
      for (const id of new Set(ids(kind, index, key))) {
        const candidate = entry(kind, id);
        if (candidate?.value === undefined) continue;
        if (hasKey(kind, index, candidate.value, key)) found.push(candidate);
      }
      return found.sort((a, b) => b.seq - a.seq).map(({ value }) => value as Kinds[K]);
    },
    put: (kind, value) =>
      set(kind, value.id, {
        seq: entry(kind, value.id)?.seq ?? nextSeq(),
        value: freeze(value),
      }),
    remove: (kind, id) => set(kind, id, { seq: entry(kind, id)?.seq ?? 0, value: undefined }),
    nest: () =>
      beginTransaction({ entry, ids, table }, nextSeq, (inner) => {
        for (const [kind, rows] of inner) {
          for (const [id, row] of rows) set(kind, id, row);
        }
      }),
    commit() {
      if (changes.size > 0) merge(changes);
    },
  };
}

export function tableOf(tables: Map<string, Table>, kind: string): Table {
  let table = tables.get(kind);
  if (table === undefined) {
    table = new Map();
    tables.set(kind, table);
  }
  return table;
}

/** Rows are shared between readers and must not be modified in place. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}
