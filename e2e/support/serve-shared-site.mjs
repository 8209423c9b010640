import { cpSync, existsSync } from 'node:fs';
import { SEED_SITE } from './server.ts';

/** Started by Playwright: the site of all tests without a dedicated one. */
if (!existsSync(SEED_SITE)) await import('./create-seed-site.mjs');
cpSync(SEED_SITE, process.env.DATA_DIR, { recursive: true });
await import('../../scripts/start.mjs');
