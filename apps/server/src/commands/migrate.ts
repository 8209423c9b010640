import { openDb } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { readProcessEnv } from '../env.ts';
import { exitWithExplanation } from '../start/start-failure.ts';

/** `npm run migrate`: applies the missing migrations without starting the site. */
async function run(): Promise<string> {
  const env = readProcessEnv();
  const db = openDb({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  try {
    const applied = await migrate(db);
    return applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`;
  } finally {
    await db.close();
  }
}

run().then((text) => process.stdout.write(`${text}\n`), exitWithExplanation);
