import { join } from 'node:path';
import { diskStorage } from './adapters/storage/disk.ts';
import { buildApp } from './app.ts';
import { openDb } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { readProcessEnv } from './env.ts';
import { seedContent } from './features/content/index.ts';
import { createLogger } from './logger.ts';
import { loadBuiltWeb } from './plugins/pages/web.ts';
import { explainStartFailure } from './start-failure.ts';
import { stopOnSignals } from './stop-on-signals.ts';

const CONTENT_DIR = join(import.meta.dirname, '../../../content');
const BUILD_DIR = join(import.meta.dirname, '../../web/build');

export async function start(): Promise<void> {
  const env = readProcessEnv();
  const logger = createLogger(env.LOG_LEVEL);
  const db = openDb({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  await migrate(db);
  const storage = diskStorage(join(env.DATA_DIR, 'media'));
  const clock = () => new Date();
  await seedContent({ db, storage, clock, folder: CONTENT_DIR });
  const web = await loadBuiltWeb(BUILD_DIR);
  const app = await buildApp({ env, db, logger, storage, clock, web });
  stopOnSignals(app, db);
  await app.listen({ port: env.PORT, host: env.HOST });
  process.stdout.write(`${env.SITE_NAME} is ready at ${env.SITE_URL}\n`);
}

start().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
