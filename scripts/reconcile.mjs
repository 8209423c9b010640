/** `npm run reconcile`: compares every member's billing with Stripe. */
import { installPackages } from './lib/install.mjs';
import { continueOnRuntimeNode, requireInstallableNode } from './lib/node-version.mjs';

requireInstallableNode();
await installPackages();
await continueOnRuntimeNode();
await import('../apps/server/src/commands/reconcile-billing.ts');
