/** `npm run upgrade -- --help`: applies the missing migrations without starting the site. */
import { prepare } from '../lib/prepare.mjs';

await prepare();
await import('../../apps/server/src/commands/upgrade.ts');
