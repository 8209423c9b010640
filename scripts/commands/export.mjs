/** `npm run export -- --help`: writes everything in open formats to a folder. */
import { prepare } from '../lib/prepare.mjs';

await prepare();
await import('../../apps/server/src/commands/export.ts');
