/** `npm run import -- --help`: imports texts, pictures and addresses from other programs. */
import { prepare } from '../lib/prepare.mjs';

await prepare();
await import('../../apps/server/src/commands/import.ts');
