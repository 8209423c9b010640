/** `npm run rollback -- --help`: returns to the database from before the last upgrade. */
import { prepare } from '../lib/prepare.mjs';

await prepare();
await import('../../apps/server/src/commands/rollback.ts');
