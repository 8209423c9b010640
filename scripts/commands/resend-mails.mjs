/** `npm run resend-mails`: sends again what could not be delivered. */
import { prepare } from '../lib/prepare.mjs';

await prepare();
await import('../../apps/server/src/commands/resend-mails.ts');
