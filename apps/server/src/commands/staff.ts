import { runInTerminal } from './run-in-terminal.ts';

/** `npm run staff -- …`: invites staff, changes roles, blocks accounts; `--help` lists the commands. */
await runInTerminal(process.argv.slice(2));
