import { openDb } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { readProcessEnv } from '../env.ts';
import { makeEditor } from '../features/password-recovery/index.ts';
import { explainStartFailure } from '../start-failure.ts';

/** `npm run editor -- someone@example.org`: that account may edit content from now on. */
async function run(email: string | undefined): Promise<string> {
  if (!email) return 'Usage: npm run editor -- someone@example.org';
  const env = readProcessEnv();
  const db = openDb({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  try {
    await migrate(db);
    const made = await makeEditor({ db, now: () => new Date(), siteUrl: env.SITE_URL }, email);
    const ended = made.isNew ? '' : ' Its password and logins have ended.';
    return `${made.email} is an editor.${ended} Choose a password within 30 minutes at\n${made.link}`;
  } finally {
    await db.close();
  }
}

run(process.argv[2])
  .then((message) => process.stdout.write(`${message}\n`))
  .catch((error: unknown) => {
    process.stderr.write(`${explainStartFailure(error)}\n`);
    process.exitCode = 1;
  });
