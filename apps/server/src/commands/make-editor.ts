import { openDb } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { readProcessEnv } from '../env.ts';
import { explainStartFailure } from '../start/start-failure.ts';
import { appointEditor } from './appoint-editor.ts';

/** `npm run editor -- someone@example.org`: makes that account an editor. */
async function run(email: string | undefined): Promise<string> {
  if (!email) return 'Usage: npm run editor -- someone@example.org';
  const env = readProcessEnv();
  const db = openDb({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  try {
    await migrate(db);
    const editor = await appointEditor({ db, now: () => new Date(), siteUrl: env.SITE_URL }, email);
    const note = editor.isNew
      ? ''
      : ' Its old password no longer works and it is logged out everywhere.';
    return `${editor.email} is an editor.${note} Choose a password within 30 minutes at\n${editor.link}`;
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
