import { createLogger } from '../adapters/logger.ts';
import { openPayments, paymentAccountOf } from '../adapters/payments/index.ts';
import { readOrCreateSecret } from '../adapters/secret-file.ts';
import { openDb } from '../db/client.ts';
import { upgrade } from '../db/upgrade/upgrade.ts';
import { StartError } from '../errors.ts';
import { recordAction } from '../features/audit/index.ts';
import {
  checkPaymentAccount,
  createBilling,
  createGiftSeal,
  type ReconcileReport,
  reconcile,
} from '../features/billing/index.ts';
import { createOutbox } from '../features/mail/index.ts';
import { createSite } from '../languages/site.ts';
import { readProcessEnv } from '../process-env.ts';
import { explainStartFailure } from '../start/start-failure.ts';
import { terminalActor } from './terminal-actor.ts';

/** `npm run reconcile`: syncs every member with Stripe and reports drift. */
async function run(): Promise<ReconcileReport> {
  const env = readProcessEnv();
  const logger = createLogger('silent');
  if (env.BILLING === 'sandbox' && env.STRIPE_API_URL === undefined) {
    throw new StartError(
      'The sandbox runs inside the server, which reconciles with it every day. This command is for BILLING=stripe.',
    );
  }
  const access = openPayments(env, { logger, development: undefined, addressOf: () => '' });
  const account = paymentAccountOf(env);
  if (!access || !account)
    throw new StartError(`There is nothing to reconcile with BILLING=${env.BILLING}.`);
  const db = openDb({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  try {
    await upgrade(db, { dataDir: env.DATA_DIR, now: () => new Date() });
    await checkPaymentAccount(db, account);
    const now = () => new Date();
    const secret = env.JWT_SECRET ?? readOrCreateSecret(env.DATA_DIR, 'secret');
    const { context } = createBilling({
      db,
      now,
      logger,
      payments: access.payments,
      outbox: createOutbox({ secret, now }),
      site: createSite(env),
      graceDays: env.BILLING_GRACE_DAYS,
      giftSeal: createGiftSeal(secret),
    });
    const report = await reconcile(context);
    const { checked, failed, drift } = report;
    await recordAction(db.queries, {
      actor: terminalActor(),
      at: now(),
      action: 'billing.reconcile',
      after: { checked, failed, differences: drift.length },
    });
    return report;
  } finally {
    await db.close();
  }
}

const describe = ({ checked, failed, drift }: ReconcileReport) =>
  [
    ...drift.map(({ userId, customerId, kind, what }) =>
      [kind, `member ${userId}`, customerId, what].join('  '),
    ),
    `${checked} members checked, ${drift.length} differences, ${failed} could not be checked.`,
  ].join('\n');

run()
  .then((report) => {
    process.stdout.write(`${describe(report)}\n`);
    if (report.failed > 0) process.exitCode = 1;
  })
  .catch((error: unknown) => {
    process.stderr.write(`${explainStartFailure(error)}\n`);
    process.exitCode = 1;
  });
