/** `npm run types -- [workspaces]`: checks only the types, of everything or of workspaces such as `apps/server`. */
import { generateSources } from './lib/checks/run-checks.mjs';
import { checkTypes } from './lib/checks/types.mjs';
import { prepare } from './lib/prepare.mjs';

await prepare({ tools: true });
const folders = process.argv.slice(2);
if (!(await generateSources())) process.exit(1);
const { code } = await checkTypes(folders.length > 0 ? folders : undefined, { quiet: false });
process.exit(code);
