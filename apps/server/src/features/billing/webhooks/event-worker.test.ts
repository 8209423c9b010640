import { expect, it, vi } from 'vitest';
import type { Payments } from '../../../adapters/payments/payments.ts';
import { PaymentsError } from '../../../adapters/payments/payments-error.ts';
import { openTestApp } from '../../../testing/test-app.ts';

it('closes while an event is waiting for the payment service to start', async () => {
  const response = Promise.withResolvers<never>();
  const readCustomer = vi.fn(() => response.promise);
  const { app, close, deps } = await openTestApp({
    payments: {
      payments: { readCustomer } as unknown as Payments,
      publishableKey: 'pk_test_1',
      scriptUrl: null,
      abort: () => response.reject(new PaymentsError({ kind: 'unavailable' }, 'given up')),
    },
  });
  const at = deps.now().toISOString();
  const event = { id: 'evt_1', type: 'customer.updated', customer_id: 'cus_1', charge_id: null };
  await deps.db.queries
    .insertInto('payment_events')
    .values({ ...event, received_at: at, due_at: at, attempts: 0, last_error: null })
    .execute();
  await app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(() => readCustomer).toHaveBeenCalledOnce();
  await close();
});
