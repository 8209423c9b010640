import { renameSync } from 'node:fs';
import { untilPicturesReady } from '../../apps/server/src/testing/until-pictures-ready.ts';
import { build } from '../../scripts/lib/build.mjs';
import { SEED, startOwnServer } from './own-server.ts';

const OFFSET = 60;
const UNFINISHED = `${SEED}-unfinished`;

/**
 * A new site makes smaller copies of its pictures, which takes half a minute of one core: it is done
 * once, here, and every site of the journeys begins as a copy. `npm test` does it beside other tests.
 */
await build();
const first = await startOwnServer(OFFSET, { DATA_DIR: UNFINISHED, BILLING: 'simulated' });
await untilPicturesReady(UNFINISHED);
await first.stop();
renameSync(UNFINISHED, SEED);
