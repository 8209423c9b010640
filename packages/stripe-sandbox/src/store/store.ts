import type { Change, Database } from './database.ts';
import type { Kind, Kinds } from './kinds.ts';

interface Entry {
  seq: number;
  value: unknown;
}

type Table = Map<string, Entry>;

/** The reads and writes of one unit of work. Nothing is visible outside before `commit`. */
export interface Transaction {
  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined;
  /** Newest first, like Stripe's lists. */
  all<K extends Kind>(kind: K): Kinds[K][];
  put<K extends Kind>(kind: K, value: Kinds[K]): void;
  remove(kind: Kind, id: string): void;
  /** A nested transaction: discard it to roll back, commit it to merge into this one. */
  nest(): Transaction;
  commit(): void;
}

/** The committed rows by kind and id; a removed row is undefined. */
export type Committed = ReadonlyMap<string, ReadonlyMap<string, { value: unknown }>>;

export interface Store {
  begin(): Transaction;
  onCommit(listener: (changes: Committed) => void): void;
  close(): void;
}

/** Keeps all rows in memory and writes them through to the database, one database transaction per commit. */
export function openStore(database: Database): Store {
  const tables = new Map<string, Table>();
  let lastSeq = 0;
  for (const row of database.readAll()) {
    tableOf(tables, row.kind).set(row.id, { seq: row.seq, value: freeze(JSON.parse(row.body)) });
    lastSeq = Math.max(lastSeq, row.seq);
  }
  const nextSeq = () => ++lastSeq;
  const listeners: ((changes: Committed) => void)[] = [];

  return {
    begin: () =>
      layer(
        { entry: (kind, id) => tables.get(kind)?.get(id), table: (kind) => tables.get(kind) ?? [] },
        nextSeq,
        (changes) => {
          database.write(changesToWrite(changes));
          for (const [kind, table] of changes) {
            for (const [id, entry] of table) {
              if (entry.value === undefined) tables.get(kind)?.delete(id);
              else tableOf(tables, kind).set(id, entry);
            }
          }
          for (const listener of listeners) listener(changes);
        },
      ),
    onCommit: (listener) => listeners.push(listener),
    close: () => database.close(),
  };
}

interface Below {
  entry(kind: string, id: string): Entry | undefined;
  table(kind: string): Iterable<[string, Entry]>;
}

function layer(
  below: Below,
  nextSeq: () => number,
  merge: (changes: Map<string, Table>) => void,
): Transaction {
  const changes = new Map<string, Table>();
  const entry = (kind: string, id: string): Entry | undefined =>
    changes.get(kind)?.get(id) ?? below.entry(kind, id);
  // Maps keep insertion order and rows are loaded in that order, so no sorting is needed.
  function* table(kind: string): Iterable<[string, Entry]> {
    const mine = changes.get(kind);
    for (const [id, found] of below.table(kind)) yield [id, mine?.get(id) ?? found];
    for (const [id, found] of mine ?? []) {
      if (below.entry(kind, id) === undefined) yield [id, found];
    }
  }

  return {
    find: <K extends Kind>(kind: K, id: string) => entry(kind, id)?.value as Kinds[K] | undefined,
    all<K extends Kind>(kind: K) {
      const rows: Kinds[K][] = [];
      for (const [, { value }] of changes.has(kind) ? table(kind) : below.table(kind)) {
        if (value !== undefined) rows.push(value as Kinds[K]);
      }
      return rows.reverse();
    },
    put(kind, value) {
      const seq = entry(kind, value.id)?.seq ?? nextSeq();
      tableOf(changes, kind).set(value.id, { seq, value: freeze(value) });
    },
    remove(kind, id) {
      tableOf(changes, kind).set(id, { seq: entry(kind, id)?.seq ?? 0, value: undefined });
    },
    nest: () =>
      layer({ entry, table }, nextSeq, (inner) => {
        for (const [kind, rows] of inner) {
          for (const [id, row] of rows) tableOf(changes, kind).set(id, row);
        }
      }),
    commit() {
      if (changes.size > 0) merge(changes);
    },
  };
}

function* changesToWrite(changes: Map<string, Table>): Generator<Change> {
  for (const [kind, table] of changes) {
    for (const [id, { seq, value }] of table) {
      yield { kind, id, seq, body: value === undefined ? null : JSON.stringify(value) };
    }
  }
}

function tableOf(tables: Map<string, Table>, kind: string): Table {
  let table = tables.get(kind);
  if (table === undefined) {
    table = new Map();
    tables.set(kind, table);
  }
  return table;
}

/** Rows are shared between readers and must not be modified in place. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}
