/** `npm run token -- --help`: creates, lists and revokes API tokens. */
import { prepare } from '../lib/prepare.mjs';

await prepare();
await import('../../apps/server/src/commands/token.ts');
