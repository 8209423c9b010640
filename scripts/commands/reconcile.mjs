/** `npm run reconcile`: compares every member's billing with Stripe. */
import { prepare } from '../lib/prepare.mjs';

await prepare();
await import('../../apps/server/src/commands/reconcile-billing.ts');
