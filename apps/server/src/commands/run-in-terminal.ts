import { resolveReference } from '@rostra/messages';
import { readOrCreateSecret } from '../adapters/secret-file.ts';
import { openDb } from '../db/client.ts';
import { upgrade } from '../db/upgrade/upgrade.ts';
import { AppError } from '../errors.ts';
import { createOutbox } from '../features/mail/index.ts';
import { createStaffDeadline } from '../features/second-factors/index.ts';
import { findLanguages, loadSettings } from '../features/site/index.ts';
import type { StaffContext } from '../features/staff/index.ts';
import type { Actor } from '../http/access/actor.ts';
import { createSite } from '../languages/site.ts';
import { createSiteLanguages } from '../languages/site-languages.ts';
import { readProcessEnv } from '../process-env.ts';
import { withLanguages } from '../settings/with-languages.ts';
import { explainStartFailure } from '../start/start-failure.ts';
import { runStaffCommand } from './staff/run-staff-command.ts';
import { terminalActor } from './terminal-actor.ts';

/** Runs a command with these arguments and returns what to print. */
type RunCommand = (context: StaffContext, actor: Actor, args: readonly string[]) => Promise<string>;

/** Opens the site's database, runs a command and prints its result. */
export async function runInTerminal(
  args: readonly string[],
  runCommand: RunCommand = runStaffCommand,
): Promise<void> {
  try {
    process.stdout.write(`${await run(args, runCommand)}\n`);
  } catch (error) {
    const english = createSiteLanguages('en').messagesOf('en');
    const isRefused = error instanceof AppError && error.cause === undefined;
    process.stderr.write(
      `${isRefused ? resolveReference(error.message, english) : explainStartFailure(error)}\n`,
    );
    process.exitCode = 1;
  }
}

async function run(args: readonly string[], runCommand: RunCommand): Promise<string> {
  const given = readProcessEnv();
  const db = openDb({ dataDir: given.DATA_DIR, databaseUrl: given.DATABASE_URL });
  try {
    await upgrade(db, { dataDir: given.DATA_DIR, now: () => new Date() });
    const env = withLanguages(given, await findLanguages(db.queries));
    const now = () => new Date();
    const secret = env.JWT_SECRET ?? readOrCreateSecret(env.DATA_DIR, 'secret');
    const site = createSite(env);
    await loadSettings({ db, site });
    const context: StaffContext = {
      db,
      now,
      outbox: createOutbox({ secret, now }),
      staffDeadline: createStaffDeadline({ db, now, isRequired: env.STAFF_SECOND_FACTOR }),
      site,
      delivery: env.SMTP_URL ? 'sent' : 'outbox',
    };
    return await runCommand(context, terminalActor(), args);
  } finally {
    await db.close();
  }
}
