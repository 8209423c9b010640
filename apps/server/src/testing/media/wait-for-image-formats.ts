import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

/** After its first start a site creates image formats in the background, which uses a whole core. */
export async function waitForImageFormats(dataDir: string): Promise<void> {
  const db = new DatabaseSync(join(dataDir, 'rostra.db'), { readOnly: true });
  const waiting = db.prepare('select count(*) as n from files where width > 0 and sources is null');
  while (waiting.get()?.n !== 0) await setTimeout(100);
  db.close();
}
