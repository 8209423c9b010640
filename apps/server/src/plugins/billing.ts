import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { PaymentsAccess } from '../adapters/payments/index.ts';
import {
  type Billing,
  billingRoutes,
  WEBHOOK_PATH,
  webhookRoute,
} from '../features/billing/index.ts';

export interface BillingOptions {
  billing: Billing;
  access: PaymentsAccess;
}

/** The calls of billing, and what runs beside them once the server listens. */
export const billing = fp<BillingOptions>(async (app, { billing: { context, worker }, access }) => {
  app.decorate('paymentEvents', worker);
  billingRoutes(app, context);
  await webhookRoute(app, context, worker);
  app.addHook('onListen', async () => {
    access.start?.(`${ownAddress(app)}${WEBHOOK_PATH}`);
    worker.start();
  });
  app.addHook('preClose', async () => access.giveUp?.());
  app.addHook('onClose', async () => {
    await worker.stop();
    await access.stop?.();
  });
});

/** Where a process on this machine reaches us. */
function ownAddress(app: FastifyInstance): string {
  const { address, family, port } = app.server.address() as AddressInfo;
  const isAny = address === '::' || address === '0.0.0.0';
  const host = isAny ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Only where payments are taken. */
    paymentEvents?: Billing['worker'];
  }
}
