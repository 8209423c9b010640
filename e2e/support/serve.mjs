import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buildWeb } from '../../scripts/lib/build-web.mjs';
import { SEED, startOwnServer } from './own-server.ts';

const OFFSET = 60;

/**
 * The site that most journeys share. A new site makes smaller copies of its pictures, which takes
 * half a minute of one core: it is done once, here, and every site of the journeys begins as a copy.
 */
await buildWeb();
const first = await startOwnServer(OFFSET, { DATA_DIR: SEED, BILLING: 'simulated' });
await untilPicturesAreReady(SEED);
await first.stop();
cpSync(SEED, process.env.DATA_DIR, { recursive: true });
await import('../../scripts/start.mjs');

async function untilPicturesAreReady(dataDir) {
  const db = new DatabaseSync(join(dataDir, 'rostra.db'), { readOnly: true });
  const waiting = db.prepare('select count(*) as n from files where width > 0 and formats is null');
  while (waiting.get()?.n !== 0) await new Promise((resolve) => setTimeout(resolve, 100));
  db.close();
}
