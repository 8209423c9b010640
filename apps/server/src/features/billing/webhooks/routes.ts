import type { FastifyInstance } from 'fastify';
import { WEBHOOK_PATH } from '../../../adapters/payments/webhook-path.ts';
import type { WakeUp } from '../../../concurrency/wake-up.ts';
import type { BillingContext } from '../context.ts';
import { receiveEvent } from './receive-event.ts';

/** Stripe signs the raw bytes of the body, so nothing may parse it first. */
export async function webhookRoutes(
  app: FastifyInstance,
  context: BillingContext,
  eventsStored: WakeUp,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(WEBHOOK_PATH, { schema: { hide: true } }, async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      await receiveEvent(
        context,
        eventsStored,
        Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        typeof signature === 'string' ? signature : undefined,
      );
      return { received: true };
    });
  });
}
