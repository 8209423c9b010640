import type { Change, Database } from './database.ts';
import { createRowIds } from './indexes/row-ids.ts';
import { beginTransaction, freeze, type Table, type Transaction, tableOf } from './transaction.ts';

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
  const ids = createRowIds();
  let lastSeq = 0;
  for (const row of database.readAll()) {
    const value = freeze(JSON.parse(row.body));
    tableOf(tables, row.kind).set(row.id, { seq: row.seq, value });
    ids.update(row.kind, row.id, undefined, value);
    lastSeq = Math.max(lastSeq, row.seq);
  }
  const nextSeq = () => ++lastSeq;
  const listeners: ((changes: Committed) => void)[] = [];

  return {
    begin: () =>
      beginTransaction(
        {
          entry: (kind, id) => tables.get(kind)?.get(id),
          ids: ids.get,
          table: (kind) => tables.get(kind) ?? [],
        },
        nextSeq,
        (changes) => {
          database.write(changesToWrite(changes));
          for (const [kind, table] of changes) {
            for (const [id, entry] of table) {
              ids.update(kind, id, tables.get(kind)?.get(id)?.value, entry.value);
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

function* changesToWrite(changes: Map<string, Table>): Generator<Change> {
  for (const [kind, table] of changes) {
    for (const [id, { seq, value }] of table) {
      yield { kind, id, seq, body: value === undefined ? null : JSON.stringify(value) };
    }
  }
}
