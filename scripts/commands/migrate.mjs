/** `npm run migrate`: applies the missing migrations without starting the site. */
import { prepare } from '../lib/prepare.mjs';

await prepare();
await import('../../apps/server/src/commands/migrate.ts');
