import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface StoredRow {
  kind: string;
  id: string;
  seq: number;
  body: string;
}

export interface Change {
  kind: string;
  id: string;
  seq: number;
  /** null removes the row. */
  body: string | null;
}

export interface Database {
  readAll(): StoredRow[];
  write(changes: Iterable<Change>): void;
  close(): void;
}

/** One table of JSON rows. WAL with synchronous FULL: what `write` returned from survives a SIGKILL. */
export function openDatabase(dataDir: string | undefined): Database {
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(dataDir === undefined ? ':memory:' : join(dataDir, 'sandbox.db'));
  if (dataDir !== undefined) lock(db, dataDir);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  db.exec(
    'CREATE TABLE IF NOT EXISTS rows (kind TEXT, id TEXT, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID',
  );
  const upsert = db.prepare(
    'INSERT INTO rows (kind, id, seq, body) VALUES (?, ?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body',
  );
  const remove = db.prepare('DELETE FROM rows WHERE kind = ? AND id = ?');

  return {
    readAll: () =>
      db
        .prepare('SELECT kind, id, seq, body FROM rows ORDER BY seq')
        .all() as unknown as StoredRow[],
    write(changes) {
      db.exec('BEGIN IMMEDIATE');
      try {
        for (const { kind, id, seq, body } of changes) {
          if (body === null) remove.run(kind, id);
          else upsert.run(kind, id, seq, body);
        }
        db.exec('COMMIT');
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => db.close(),
  };
}

/**
 * Every process keeps its own copy of the rows, so only one may use a folder. The operating system releases the lock
 * even after a SIGKILL; a process that is just stopping gets a moment to do so.
 */
function lock(db: DatabaseSync, dataDir: string): void {
  db.exec('PRAGMA busy_timeout = 3000; PRAGMA locking_mode = EXCLUSIVE;');
  try {
    db.exec('BEGIN EXCLUSIVE; COMMIT;');
  } catch (error) {
    db.close();
    throw new Error(`Another sandbox is using ${dataDir}.`, { cause: error });
  }
}
