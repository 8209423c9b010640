/** `npm run build`: the web app, if its sources have changed. */
import { buildWeb } from './lib/build-web.mjs';
import { installPackages } from './lib/install.mjs';
import { continueOnRuntimeNode, requireInstallableNode } from './lib/node-version.mjs';

requireInstallableNode();
await installPackages();
await continueOnRuntimeNode();
await buildWeb();
