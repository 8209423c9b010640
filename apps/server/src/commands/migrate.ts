import { openDb } from '../db/client.ts';
import { upgrade } from '../db/upgrade.ts';
import { readProcessEnv } from '../process-env.ts';
import { exitWithExplanation } from '../start/start-failure.ts';

/** `npm run migrate`: applies the missing migrations without starting the site. */
async function run(): Promise<string> {
  const env = readProcessEnv();
  const db = openDb({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  try {
    const { applied, backup } = await upgrade(db, env.DATA_DIR);
    if (applied.length === 0) return 'The database is up to date.';
    const copied = backup ? `Copied the database to ${backup}.\n` : '';
    return `${copied}Applied ${applied.join(', ')}.`;
  } finally {
    await db.close();
  }
}

run().then((text) => process.stdout.write(`${text}\n`), exitWithExplanation);
