/** `npm run check`: the quick checks before a commit. */
import { runChecks } from './lib/checks.mjs';
import { installPackages } from './lib/install.mjs';
import { continueOnRuntimeNode, requireInstallableNode } from './lib/node-version.mjs';

requireInstallableNode();
await installPackages();
await continueOnRuntimeNode();
process.exit((await runChecks()) ? 0 : 1);
