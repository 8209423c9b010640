import { cpSync } from 'node:fs';
import { untilPicturesReady } from '../../apps/server/src/testing/until-pictures-ready.ts';
import { buildWeb } from '../../scripts/lib/build-web.mjs';
import { SEED, startOwnServer } from './own-server.ts';

const OFFSET = 60;

/**
 * The site that most journeys share. A new site makes smaller copies of its pictures, which takes
 * half a minute of one core: it is done once, here, and every site of the journeys begins as a copy.
 */
await buildWeb();
const first = await startOwnServer(OFFSET, { DATA_DIR: SEED, BILLING: 'simulated' });
await untilPicturesReady(SEED);
await first.stop();
cpSync(SEED, process.env.DATA_DIR, { recursive: true });
await import('../../scripts/start.mjs');
