import { openDb } from '../db/client.ts';
import { upgrade } from '../db/upgrade/upgrade.ts';
import { resendFailedMails } from '../features/mail/index.ts';
import { readProcessEnv } from '../process-env.ts';
import { explainStartFailure } from '../start/start-failure.ts';

/** `npm run resend-mails`: the running server sends again what could not be delivered. */
async function run(): Promise<number> {
  const env = readProcessEnv();
  const db = openDb({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  try {
    await upgrade(db, { dataDir: env.DATA_DIR, now: () => new Date() });
    return await resendFailedMails(db, new Date());
  } finally {
    await db.close();
  }
}

run()
  .then((count) => process.stdout.write(`Emails waiting to be sent again: ${count}\n`))
  .catch((error: unknown) => {
    process.stderr.write(`${explainStartFailure(error)}\n`);
    process.exitCode = 1;
  });
