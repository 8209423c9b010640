import { runInTerminal } from '../../../apps/server/src/commands/run-in-terminal.ts';
import { runStaffCommand } from '../../../apps/server/src/commands/staff/run-staff-command.ts';

/** Answers each command with what `npm run staff` would print. */
process.on('message', async ({ env, words }) => {
  process.env = env;
  let printed;
  await runInTerminal(words, async (...command) => {
    printed = await runStaffCommand(...command);
    return printed;
  });
  process.send(printed ?? null);
});
process.on('disconnect', () => process.exit());
