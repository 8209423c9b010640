/** `npm run doctor`: checks everything the site depends on, and says how to fix problems. */
import { prepare } from '../lib/prepare.mjs';

await prepare();
await import('../../apps/server/src/commands/doctor.ts');
