/** `npm run staff -- --help`: invites staff, changes roles and blocks accounts. */
import { prepare } from '../lib/prepare.mjs';

await prepare();
await import('../../apps/server/src/commands/staff.ts');
