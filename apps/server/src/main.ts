import { join } from 'node:path';
import { createMailer } from './adapters/mailer/index.ts';
import { keepSecret } from './adapters/secret-file.ts';
import { buildApp } from './app.ts';
import { openDb } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { readProcessEnv } from './env.ts';
import { DEFAULT_COST } from './features/accounts/index.ts';
import { MAILBOX_PATH } from './features/mail/index.ts';
import { createLogger } from './logger.ts';
import { loadBuiltWeb } from './plugins/pages/web.ts';
import { explainStartFailure } from './start-failure.ts';
import { stopOnSignals } from './stop-on-signals.ts';

const BUILD_DIR = join(import.meta.dirname, '../../web/build');

export async function start(): Promise<void> {
  const env = readProcessEnv();
  const logger = createLogger(env.LOG_LEVEL);
  const db = openDb({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  await migrate(db);
  const app = await buildApp({
    env,
    db,
    logger,
    web: await loadBuiltWeb(BUILD_DIR),
    now: () => new Date(),
    mailer: createMailer(env),
    secret: env.JWT_SECRET ?? keepSecret(env.DATA_DIR, 'secret'),
    passwordCost: DEFAULT_COST,
  });
  stopOnSignals(app, db);
  await app.listen({ port: env.PORT, host: env.HOST });
  process.stdout.write(`${env.SITE_NAME} is ready at ${env.SITE_URL}\n`);
  if (!env.SMTP_URL) {
    process.stdout.write(
      `No SMTP_URL is set: mails stay in the outbox. Read them on this machine at http://localhost:${env.PORT}${MAILBOX_PATH}\n`,
    );
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
