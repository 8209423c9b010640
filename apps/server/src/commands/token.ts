import { runInTerminal } from './run-in-terminal.ts';
import { runTokenCommand } from './token/run-token-command.ts';

/** `npm run token -- …`: creates, lists and revokes API tokens; `--help` lists the commands. */
await runInTerminal(process.argv.slice(2), runTokenCommand);
