import cluster from 'node:cluster';
import { createLogBuffer } from '../adapters/log-buffer.ts';
import { createLogger } from '../adapters/logger.ts';
import { createBulkMailer } from '../adapters/mailer/bulk/index.ts';
import { createMailer } from '../adapters/mailer/index.ts';
import { givenPricesOf, openPayments, paymentAccountOf } from '../adapters/payments/index.ts';
import { readOrCreateSecret } from '../adapters/secret-file.ts';
import { openStorage } from '../adapters/storage/index.ts';
import { contentTypes } from '../app/content-types.ts';
import type { Deps } from '../app/deps.ts';
import { buildApp } from '../app.ts';
import { type OnQuery, openDb } from '../db/client.ts';
import { upgrade } from '../db/upgrade/upgrade.ts';
import { type Env, strapiOf } from '../env.ts';
import {
  createArgon2Pool,
  createPasswordHasher,
  DEFAULT_COST,
} from '../features/accounts/index.ts';
import { checkPrices, switchPaymentAccount } from '../features/billing/index.ts';
import { fillEntries, prepareLocales, upgradeEntryWords } from '../features/content/index.ts';
import { makeStarterFormats } from '../features/media/index.ts';
import { checkMirror } from '../features/mirror/index.ts';
import { searchIndex } from '../features/search/index.ts';
import { findLanguages, loadSettings } from '../features/site/index.ts';
import { issueSetupLink } from '../features/staff/index.ts';
import { createDevelopmentAccess, isDevelopmentSite } from '../http/access/development-access.ts';
import { clientAddress } from '../http/requests/client-address.ts';
import { repositoryFile } from '../location/repository.ts';
import { SiteSettings } from '../settings/site-settings.ts';
import { withLanguages } from '../settings/with-languages.ts';
import { openMetrics } from './open-metrics.ts';
import { openTracing } from './open-tracing.ts';
import { secureDataFiles } from './secure-data-files.ts';
import { seedSite } from './seed-site.ts';
import { startBanner } from './start-banner.ts';
import { exitWithExplanation } from './start-failure.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { describeProgress } from './upgrade-progress.ts';

/** The starter content. An installation without this folder starts empty. */
const CONTENT_DIR = repositoryFile('content');

/** The file in the data folder. Delete it and restart to get a new key. */
const DEVELOPMENT_KEY = 'development-key';

export type WebAppDeps = Pick<
  Deps,
  'developmentCsp' | 'extraCollections' | 'middleware' | 'studio' | 'web'
>;

/**
 * Creates the real dependencies, listens and prints the banner. Exits if the server cannot start. Begins again in the same
 * process after staff have changed the languages, because addresses, indexes and caches are made for them.
 */
export async function serve(
  given: Env,
  openWebApp: () => Promise<WebAppDeps>,
  isRestart = false,
): Promise<void> {
  // Nothing but the languages depends on the database.
  let env = given;
  try {
    const logger = createLogger(env.LOG_LEVEL, createLogBuffer());
    const metrics = await openMetrics(env, logger);
    const tracing = await openTracing(env);
    const db = openDb({
      dataDir: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      onQuery: observeQueries(metrics, tracing),
    });
    secureDataFiles(env.DATA_DIR);
    const { copy } = await upgrade(db, {
      dataDir: env.DATA_DIR,
      now: () => new Date(),
      ...describeProgress((text) => process.stdout.write(`${text}\n`)),
    });
    if (copy) logger.info({ copy }, 'copied the database before upgrading it');
    env = withLanguages(given, await findLanguages(db.queries));
    const storage = openStorage(env);
    const now = () => new Date();
    const site = { db, clock: now, languages: env.SITE_LANGUAGES };
    await prepareLocales({ ...site, collections: contentTypes, index: searchIndex });
    const strapi = strapiOf(env);
    const isMirror = strapi !== undefined;
    if (await seedSite({ ...site, storage, folder: CONTENT_DIR }, { isMirror })) {
      await makeStarterFormats({ queries: db.queries, storage, clock: now });
    }
    await upgradeEntryWords(db, contentTypes);
    await fillEntries(db, contentTypes, env.SITE_LANGUAGE);
    const development = openDevelopmentAccess(env);
    const payments = openPayments(env, {
      logger,
      tracing,
      development,
      addressOf: (request) => clientAddress(request, env.TRUST_PROXY),
    });
    if (payments && env.BILLING === 'stripe') {
      const found = await checkPrices(payments.payments, givenPricesOf(env));
      if (found === 'unavailable') logger.warn('Stripe is unavailable; prices were not checked');
    }
    await switchPaymentAccount(db, paymentAccountOf(env), {
      canForgetStripe: env.BILLING_FORGET_STRIPE,
    });
    if (strapi && isFirstProcess()) {
      await checkMirror(strapi, { db, logger, plurals: contentTypes.map(({ plural }) => plural) });
    }
    let restart: () => void = () => undefined;
    const app = await buildApp({
      env,
      db,
      logger,
      metrics,
      tracing,
      storage,
      now,
      isFirstProcess: isFirstProcess(),
      onLanguagesChanged: () => restart(),
      mailer: await createMailer(env, tracing),
      bulkMailer: await createBulkMailer(env),
      payments,
      development,
      secret: env.JWT_SECRET ?? readOrCreateSecret(env.DATA_DIR, 'secret'),
      hasher: createPasswordHasher(
        DEFAULT_COST,
        createArgon2Pool({
          onError: (error) => logger.error({ err: error }, 'password worker failed'),
        }),
      ),
      ...(await openWebApp()),
    });
    const forgetSignals = stopOnSignals(app, db, tracing);
    restart = once(async () => {
      logger.info('restarting with other languages');
      await app.drain();
      forgetSignals();
      await app.close();
      await db.close();
      await tracing?.close();
      await serve(given, openWebApp, true);
    });
    await app.listen({
      port: env.PORT,
      host: env.HOST,
      listenTextResolver: (address) => `listening on ${address}`,
    });
    if (isFirstProcess() && !isRestart) {
      const setupLink = await issueSetupLink(db, env.SITE_URL);
      const settings = new SiteSettings(env);
      await loadSettings({ db, site: { settings } });
      const { name } = settings.values;
      process.stdout.write(startBanner(env, { name, development, setupLink }));
    }
  } catch (error) {
    exitWithExplanation(error);
  }
}

/** Several changes lead to one restart. */
function once(run: () => Promise<void>): () => void {
  let isCalled = false;
  return () => {
    if (isCalled) return;
    isCalled = true;
    run().catch(exitWithExplanation);
  };
}

const observeQueries = (metrics: Deps['metrics'], tracing: Deps['tracing']): OnQuery | undefined =>
  metrics || tracing
    ? (query) => {
        metrics?.queryCompleted(query);
        tracing?.queryCompleted(query);
      }
    : undefined;

/** Also true if it is the only one. */
const isFirstProcess = () => cluster.isPrimary || cluster.worker?.id === 1;

/** The key is kept, so that a browser stays connected when the server restarts. */
function openDevelopmentAccess(env: Env) {
  if (!isDevelopmentSite(env)) return undefined;
  return createDevelopmentAccess(readOrCreateSecret(env.DATA_DIR, DEVELOPMENT_KEY), env.PORT);
}
