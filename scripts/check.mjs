/** `npm run check`: the quick checks before a commit. */
import { runChecks } from './lib/checks/run-checks.mjs';
import { prepare } from './lib/prepare.mjs';

await prepare({ tools: true });
process.exit((await runChecks()) ? 0 : 1);
