/** `npm run backup -- --help`: writes the whole site to one file. */
import { prepare } from '../lib/prepare.mjs';

await prepare();
await import('../../apps/server/src/commands/backup.ts');
