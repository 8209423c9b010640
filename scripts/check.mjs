/** `npm run check`: the quick checks before a commit. */
import { prepare } from './lib/prepare.mjs';

await prepare({ tools: true });
// Loaded only now, because the first start may be on a Node that lacks what the checks import.
const { runChecks } = await import('./lib/checks/run-checks.mjs');
process.exit((await runChecks()) ? 0 : 1);
