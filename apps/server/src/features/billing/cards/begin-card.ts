import { answerFailures } from '../answer-failures.ts';
import type { BillingContext } from '../context.ts';
import { ensureCustomer } from '../own-customer.ts';

export function beginCard(context: BillingContext, userId: number) {
  return answerFailures(context, 'Failed to add payment method', () =>
    context.locks(userId, async (lock) =>
      context.payments.createSetupIntent(await ensureCustomer(context, lock)),
    ),
  );
}
