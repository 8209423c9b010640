/** `npm run doctor`: checks everything that the site depends on, and says what to do. */
import { prepare } from '../lib/prepare.mjs';

await prepare();
await import('../../apps/server/src/commands/doctor.ts');
