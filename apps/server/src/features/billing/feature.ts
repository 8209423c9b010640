import type { AddressInfo } from 'node:net';
import type { BillingMode } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import type { PaymentsAccess } from '../../adapters/payments/index.ts';
import { WEBHOOK_PATH } from '../../adapters/payments/webhook-path.ts';
import type { Feature } from '../../feature.ts';
import type { PlanCatalog } from '../../languages/plan-catalog.ts';
import { localUrl } from '../../location/local-url.ts';
import { hourly } from '../../plugins/background/index.ts';
import { createDocumentMaker, type DocumentMaker } from '../content/index.ts';
import { billingAccountHooks } from './account-hooks.ts';
import type { PlansContext } from './context.ts';
import { managedCouponRoutes } from './coupons/manage/routes.ts';
import { tidyPromotions } from './coupons/manage/tidy-promotions.ts';
import type { Billing } from './create-billing.ts';
import { managedGiftRoutes } from './gifts/manage/routes.ts';
import { groupMailSamples } from './groups/mails/mail-samples.ts';
import { billingMailSamples } from './notices/mail-samples.ts';
import type { SetupContext } from './payment-setup/check-setup.ts';
import { managedPlanRoutes } from './plans/manage/routes.ts';
import { continueMoves } from './plans/moves/continue-moves.ts';
import { ensurePrices } from './plans/prices/ensure-prices.ts';
import { tidyPrices } from './plans/prices/tidy-prices.ts';
import { planRoutes } from './plans/routes.ts';
import { billingRoutes } from './routes.ts';
import { runHourlyJobs } from './run-hourly-jobs.ts';
import { createStatementMaker } from './statements/make-statement.ts';
import { statementRoutes } from './statements/routes.ts';
import { treasurerRoutes } from './treasurer-routes.ts';
import { eventGauges } from './webhooks/event-gauges.ts';
import { eventWorker } from './webhooks/event-worker.ts';
import { webhookRoutes } from './webhooks/routes.ts';

export interface BillingFeatureOptions {
  catalog: PlanCatalog;
  mode: BillingMode;
  /** Both are undefined if payments are simulated or off: only plans and settings have routes then. */
  access: PaymentsAccess | undefined;
  billing: Billing | undefined;
  management: PlansContext & SetupContext;
  /** Makes annual statements. */
  documents?: DocumentMaker | undefined;
}

/** Three, because the hourly work of one continues if that of another fails. */
export const billingFeatures = (options: BillingFeatureOptions): Feature[] => [
  memberBilling(options),
  managedPlans(options.management),
  managedCoupons(options.management),
];

function memberBilling(options: BillingFeatureOptions): Feature {
  const { catalog, mode, access, billing, management } = options;
  const settings = {
    mode: access || mode === 'off' ? mode : 'simulated',
    publishableKey: access?.publishableKey ?? null,
    scriptUrl: access?.scriptUrl ?? null,
  };
  if (!billing || !access) {
    return {
      name: 'billing',
      routes: (app) => {
        planRoutes(app, catalog, settings);
        treasurerRoutes(app, management);
        managedGiftRoutes(app, management);
      },
    };
  }
  const { context, eventsStored } = billing;
  const { documents = createDocumentMaker() } = options;
  return {
    name: 'billing',
    routes: async (app) => {
      planRoutes(app, catalog, settings);
      treasurerRoutes(app, management);
      managedGiftRoutes(app, management);
      billingRoutes(app, context);
      app.addHook('onClose', async () => documents.close());
      statementRoutes(app, context, createStatementMaker({ ...context, documents }));
      runWhileListening(app, access);
      await webhookRoutes(app, context, eventsStored);
    },
    workers: [
      eventWorker(context, eventsStored),
      hourly('billing', (signal) => runHourlyJobs(context, () => signal.aborted)),
    ],
    accountHooks: billingAccountHooks(context),
    gauges: eventGauges(context.db, context.now),
    mailSamples: [billingMailSamples(catalog), groupMailSamples(catalog)],
  };
}

const managedPlans = (context: PlansContext): Feature => ({
  name: 'plans',
  routes: (app) => managedPlanRoutes(app, context),
  workers: [
    hourly('plans', async (signal) => {
      await ensurePrices(context);
      await tidyPrices(context);
      await continueMoves(context, () => signal.aborted);
    }),
  ],
});

const managedCoupons = (context: PlansContext): Feature => ({
  name: 'coupons',
  routes: (app) => managedCouponRoutes(app, context),
  workers: [hourly('coupons', () => tidyPromotions(context))],
});

/** Workers have stopped before `onClose`. */
function runWhileListening(app: FastifyInstance, access: PaymentsAccess): void {
  app.addHook('onListen', async () => {
    const { address, port } = app.server.address() as AddressInfo;
    access.start?.(`${localUrl({ host: address, port })}${WEBHOOK_PATH}`);
  });
  app.addHook('preClose', async () => access.abort?.());
  app.addHook('onClose', async () => access.stop?.());
}
