import { installPackages } from './install.mjs';
import { continueOnRuntimeNode, requireInstallableNode } from './node-version.mjs';

/**
 * Every script begins with this: it installs the packages and continues on a Node that can run the product.
 * Until then only Node's own modules may be imported, since nothing is installed yet. Scripts for developers also get the
 * tools for checks and tests.
 */
export async function prepare({ tools = false } = {}) {
  requireInstallableNode();
  await installPackages({ tools });
  await continueOnRuntimeNode();
}
