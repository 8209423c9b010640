import { cpSync, existsSync } from 'node:fs';
import { SEED } from './own-server.ts';

/** The site that most journeys share. */
if (!existsSync(SEED)) await import('./seed.mjs');
cpSync(SEED, process.env.DATA_DIR, { recursive: true });
await import('../../scripts/start.mjs');
