/** `npm run editor -- someone@example.org`: makes an editor. */
import { installPackages } from './lib/install.mjs';
import { continueOnRuntimeNode, requireInstallableNode } from './lib/node-version.mjs';

requireInstallableNode();
await installPackages();
await continueOnRuntimeNode();
await import('../apps/server/src/commands/make-editor.ts');
