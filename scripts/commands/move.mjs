/** `npm run move -- --help`: copies the site to another database or storage. */
import { prepare } from '../lib/prepare.mjs';

await prepare();
await import('../../apps/server/src/commands/move.ts');
