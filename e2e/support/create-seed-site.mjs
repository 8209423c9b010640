import { renameSync } from 'node:fs';
import { waitForImageFormats } from '../../apps/server/src/testing/media/wait-for-image-formats.ts';
import { build } from '../../scripts/lib/build/build.mjs';
import { SEED_SITE, startServer } from './server.ts';

const OFFSET = 60;
const UNFINISHED = `${SEED_SITE}-unfinished`;

/**
 * The first start of a site resizes its images, which takes half a minute of one core. It is done once
 * here, and `npm test` does it while the unit tests run.
 */
await build();
const server = await startServer(OFFSET, { DATA_DIR: UNFINISHED, BILLING: 'simulated' });
await waitForImageFormats(UNFINISHED);
await server.stop();
renameSync(UNFINISHED, SEED_SITE);
