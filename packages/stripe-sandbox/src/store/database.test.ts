import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './database.ts';

test('rows of a folder written by version 0.2.0 are moved to the current table', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { force: true, recursive: true }));
  const old = new DatabaseSync(join(folder, 'sandbox.db'));
  old.exec(
    'CREATE TABLE rows (kind TEXT, id TEXT, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID',
  );
  old.exec(`INSERT INTO rows VALUES ('price', 'b', 1, '{}'), ('price', 'a', 2, '{}')`);
  old.close();
  const first = openDatabase(folder);
  expect(first.readAll().map(({ id, seq }) => [id, seq])).toEqual([
    ['b', 1],
    ['a', 2],
  ]);
  first.write([
    { body: '{"x":1}', id: 'a', kind: 'price', seq: 2 },
    { body: null, id: 'b', kind: 'price', seq: 1 },
  ]);
  first.close();
  const second = openDatabase(folder);
  expect(second.readAll()).toMatchObject([{ body: '{"x":1}', id: 'a' }]);
  second.close();
});

test('only their owner can read the files of a new folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { force: true, recursive: true }));
  const database = openDatabase(folder);
  database.write([{ body: '{}', id: 'a', kind: 'price', seq: 1 }]);
  const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
  expect(modes.length).toBeGreaterThan(1);
  expect(new Set(modes)).toEqual(new Set([0o600]));
  database.close();
});
