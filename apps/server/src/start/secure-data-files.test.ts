import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOrCreateSecret } from '../adapters/secret-file.ts';
import { diskStorage } from '../adapters/storage/disk.ts';
import { openDb } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { secureDataFiles } from './secure-data-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-modes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

describe('data files', () => {
  it('are created for their owner only', async () => {
    const dataDir = join(folder, 'data');
    const db = openDb({ dataDir });
    await migrate(db);
    await diskStorage(join(dataDir, 'media')).put('a-file.txt', Buffer.from('x'));
    readOrCreateSecret(dataDir, 'secret');
    for (const name of ['rostra.db', 'rostra.db-wal', 'rostra.db-shm', 'secret']) {
      expect([name, modeOf('data', name)]).toEqual([name, '600']);
    }
    expect(modeOf('data', 'media', 'a-file.txt')).toBe('600');
    expect([modeOf('data'), modeOf('data', 'media')]).toEqual(['700', '700']);
    await db.close();
  });

  it('of an older version are protected at start-up, without touching other files', () => {
    mkdirSync(join(folder, 'media'));
    for (const name of ['rostra.db', 'rostra.db-wal', 'media/a.jpg', 'notes.txt']) {
      writeFileSync(join(folder, name), '');
      chmodSync(join(folder, name), 0o644);
    }
    chmodSync(join(folder, 'media'), 0o755);
    chmodSync(folder, 0o755);
    secureDataFiles(folder);
    expect(modeOf()).toBe('700');
    expect(modeOf('media')).toBe('700');
    for (const name of ['rostra.db', 'rostra.db-wal', 'media/a.jpg']) {
      expect([name, modeOf(name)]).toEqual([name, '600']);
    }
    expect(modeOf('notes.txt')).toBe('644');
  });
});
