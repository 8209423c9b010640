import { randomUUID } from 'node:crypto';
import { PaymentsError } from '../../adapters/payments/payments.ts';
import { AppError } from '../../errors.ts';
import type { AccountHooks } from '../../feature.ts';
import { isOngoing, isOver, isPaid } from './billing-state.ts';
import type { BillingContext } from './context.ts';
import { converge } from './converge.ts';
import { findBillingUser } from './customers.repo.ts';
import { insertEvent } from './events.repo.ts';
import { findInvoicesOf } from './invoices.repo.ts';
import { getBillingUser } from './own-customer.ts';
import { endUnpaid } from './subscriptions/end-unpaid.ts';
import { findCurrentSubscription, findSubscriptionsOf } from './subscriptions.repo.ts';
import { describeBilling, toInvoice, toSubscription } from './views.ts';

/** Nobody is charged for an account that is gone: while its subscription cannot be ended, it stays. */
export function billingAccountHooks(context: BillingContext): AccountHooks {
  const { queries } = context.db;
  return {
    name: 'billing',
    exportData: async (userId) => ({
      ...(await describeBilling(context, await getBillingUser(context, userId))),
      subscriptions: (await findSubscriptionsOf(queries, userId)).map(toSubscription),
      invoices: (await findInvoicesOf(queries, userId)).map(toInvoice),
    }),
    describeDeletion: async (userId) => {
      const current = await findCurrentSubscription(queries, userId);
      return current && isOngoing(current)
        ? ['Your subscription is cancelled first and ends at once. What is paid is not refunded.']
        : [];
    },
    // As if Stripe had told of it: the worker asks about the customer and finds the old address.
    onEmailChange: async (tx, userId) => {
      const user = await findBillingUser(tx, userId);
      if (!user?.stripe_customer_id) return;
      const event = {
        id: `email-${randomUUID()}`,
        type: 'member.email_changed',
        customerId: user.stripe_customer_id,
        chargeId: null,
      };
      await insertEvent(tx, event, context.now().toISOString());
    },
    prepareDeletion: (userId) =>
      context.locks(userId, async (lock) => {
        const { stripe_customer_id: customerId } = await getBillingUser(context, userId);
        if (customerId === null) return;
        try {
          await converge(context, lock, customerId);
          for (const row of await findSubscriptionsOf(queries, userId)) {
            if (isOver(row)) continue;
            const left = isPaid(row) ? row : await endUnpaid(context, lock, row);
            if (!isOver(left)) await context.payments.cancelNow(row.id);
          }
        } catch (error) {
          if (!(error instanceof PaymentsError)) throw error;
          context.logger.warn({ err: error, userId }, 'subscription not ended, account kept');
          throw new AppError(
            'conflict',
            'Your subscription could not be ended. Please try again in a few minutes.',
          );
        }
      }),
  };
}
