/** `npm run types -- [workspaces]`: checks only the types, of everything or of workspaces such as `apps/server`. */
import { prepare } from './lib/prepare.mjs';

await prepare({ tools: true });
// Loaded only now, because the first start may be on a Node that lacks what the checks import.
const { generateSources } = await import('./lib/checks/run-checks.mjs');
const { checkTypes } = await import('./lib/checks/types.mjs');
const folders = process.argv.slice(2);
if (!(await generateSources())) process.exit(1);
const { code } = await checkTypes(folders.length > 0 ? folders : undefined, { quiet: false });
process.exit(code);
