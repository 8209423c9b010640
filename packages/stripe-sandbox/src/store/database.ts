import { closeSync, mkdirSync, openSync } from 'node:fs';
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

/**
 * One table of JSON rows. WAL with synchronous FULL: what `write` returned from survives a SIGKILL. Rows are keyed by
 * their sequence number, so that new ones are appended; by their random ids, every commit would touch pages all over
 * the file.
 */
export function openDatabase(dataDir: string | undefined): Database {
  const db = new DatabaseSync(dataDir === undefined ? ':memory:' : createFile(dataDir));
  if (dataDir !== undefined) lock(db, dataDir);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  createTable(db);
  const upsert = db.prepare(
    'INSERT INTO row_by_seq (seq, kind, id, body) VALUES (?, ?, ?, ?) ON CONFLICT (seq) DO UPDATE SET body = excluded.body',
  );
  const remove = db.prepare('DELETE FROM row_by_seq WHERE seq = ?');

  return {
    readAll: () =>
      db
        .prepare('SELECT kind, id, seq, body FROM row_by_seq ORDER BY seq')
        .all() as unknown as StoredRow[],
    write(changes) {
      db.exec('BEGIN IMMEDIATE');
      try {
        for (const { kind, id, seq, body } of changes) {
          if (body === null) remove.run(seq);
          else upsert.run(seq, kind, id, body);
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

/** Only its owner can read it: it has keys. SQLite gives its journal the same permissions. */
function createFile(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'sandbox.db');
  closeSync(openSync(file, 'a', 0o600));
  return file;
}

/** Creates the table, and moves the rows of a folder written by version 0.2.0 or earlier into it. */
function createTable(db: DatabaseSync): void {
  db.exec(`BEGIN IMMEDIATE;
    CREATE TABLE IF NOT EXISTS row_by_seq (
      seq INTEGER PRIMARY KEY, kind TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS rows (kind TEXT, id TEXT, seq INTEGER NOT NULL, body TEXT NOT NULL);
    INSERT INTO row_by_seq (seq, kind, id, body) SELECT seq, kind, id, body FROM rows;
    DROP TABLE rows;
    COMMIT;`);
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
