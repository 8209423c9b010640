/** `npm run restore -- --help`: restores the file that `npm run backup` has written. */
import { prepare } from '../lib/prepare.mjs';

await prepare();
await import('../../apps/server/src/commands/restore.ts');
