/** `npm run build`: the web app and the server, if their sources have changed. */
import { build } from './lib/build.mjs';
import { installPackages } from './lib/install.mjs';
import { continueOnRuntimeNode, requireInstallableNode } from './lib/node-version.mjs';

requireInstallableNode();
await installPackages();
await continueOnRuntimeNode();
await build();
