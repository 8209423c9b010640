import type { BillingMode } from '@rostra/contract';
import type { PaymentsAccess } from '../../adapters/payments/index.ts';
import { WEBHOOK_PATH } from '../../adapters/payments/webhook-path.ts';
import type { BackgroundJob, Feature } from '../../feature.ts';
import type { PlanCatalog } from '../../languages/plan-catalog.ts';
import { createDocumentMaker, type DocumentMaker } from '../content/index.ts';
import { billingAccountHooks } from './account-hooks.ts';
import type { Billing } from './create-billing.ts';
import { groupMailSamples } from './groups/mails/mail-samples.ts';
import { billingMailSamples } from './notices/mail-samples.ts';
import { planRoutes } from './plans/routes.ts';
import { billingRoutes } from './routes.ts';
import { runHourlyJobs } from './run-hourly-jobs.ts';
import { createStatementMaker } from './statements/make-statement.ts';
import { statementRoutes } from './statements/routes.ts';
import { eventGauges } from './webhooks/event-gauges.ts';
import { webhookRoutes } from './webhooks/routes.ts';

export interface BillingFeatureOptions {
  catalog: PlanCatalog;
  mode: BillingMode;
  /** Both are undefined if payments are simulated or off: only plans and settings have routes then. */
  access: PaymentsAccess | undefined;
  billing: Billing | undefined;
  /** Makes annual statements. */
  documents?: DocumentMaker | undefined;
}

export function billingFeature(options: BillingFeatureOptions): Feature {
  const { catalog, mode, access, billing } = options;
  const settings = {
    mode: access || mode === 'off' ? mode : 'simulated',
    publishableKey: access?.publishableKey ?? null,
    scriptUrl: access?.scriptUrl ?? null,
  };
  if (!billing || !access) {
    return { name: 'billing', routes: (app) => planRoutes(app, catalog, settings) };
  }
  const { context, worker } = billing;
  const { documents = createDocumentMaker() } = options;
  return {
    name: 'billing',
    routes: async (app) => {
      planRoutes(app, catalog, settings);
      billingRoutes(app, context);
      app.addHook('onClose', async () => documents.close());
      statementRoutes(app, context, createStatementMaker({ ...context, documents }));
      app.decorate('paymentEvents', worker);
      await webhookRoutes(app, context, worker);
    },
    jobs: [paymentsJob(access, billing)],
    cleanUp: (isStopping) => runHourlyJobs(context, isStopping),
    accountHooks: billingAccountHooks(context),
    gauges: eventGauges(context.db, context.now),
    mailSamples: [billingMailSamples(catalog), groupMailSamples(catalog)],
  };
}

const paymentsJob = (access: PaymentsAccess, { worker }: Billing): BackgroundJob => ({
  start: (serverUrl) => {
    access.start?.(`${serverUrl}${WEBHOOK_PATH}`);
    worker.start();
  },
  abort: () => access.abort?.(),
  stop: async () => {
    await worker.stop();
    await access.stop?.();
  },
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined in simulated mode. */
    paymentEvents?: Billing['worker'];
  }
}
