import type { FastifyInstance } from 'fastify';
import type { PaymentsAccess } from '../../adapters/payments/index.ts';
import type { BackgroundJob, Feature } from '../../feature.ts';
import { billingChores } from './billing-chores.ts';
import type { BillingContext, BillingFront } from './context.ts';
import type { Billing } from './create-billing.ts';
import { billingRoutes, planRoutes, WEBHOOK_PATH, webhookRoute } from './routes.ts';

export interface BillingFeatureOptions {
  prices: BillingContext['prices'];
  mode: BillingFront['mode'];
  /** Undefined in simulated mode: then there are only the calls about plans and settings. */
  access: PaymentsAccess | undefined;
  billing: Billing | undefined;
}

export function billingFeature({ prices, mode, access, billing }: BillingFeatureOptions): Feature {
  const front = (app: FastifyInstance) =>
    planRoutes(app, prices, {
      mode: access ? mode : 'simulated',
      publishableKey: access?.publishableKey ?? null,
      scriptUrl: access?.scriptUrl ?? null,
    });
  if (!billing || !access) return { name: 'billing', routes: front };
  const { context, worker } = billing;
  return {
    name: 'billing',
    routes: async (app) => {
      front(app);
      app.decorate('paymentEvents', worker);
      billingRoutes(app, context);
      await webhookRoute(app, context, worker);
    },
    jobs: [paymentsJob(access, billing)],
    cleanUp: (isStopping) => billingChores(context, isStopping),
    accountHooks: billing.accountHooks,
  };
}

const paymentsJob = (access: PaymentsAccess, { worker }: Billing): BackgroundJob => ({
  start: (serverUrl) => {
    access.start?.(`${serverUrl}${WEBHOOK_PATH}`);
    worker.start();
  },
  abort: () => access.giveUp?.(),
  stop: async () => {
    await worker.stop();
    await access.stop?.();
  },
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Only where payments are taken. */
    paymentEvents?: Billing['worker'];
  }
}
