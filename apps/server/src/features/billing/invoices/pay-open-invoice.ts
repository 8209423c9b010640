import type { Invoice, PaymentToConfirm } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, notFound } from '../../../errors.ts';
import { getOwnCard } from '../cards/get-own-card.ts';
import type { BillingContext } from '../context.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { isEnded } from '../subscriptions/subscription-state.ts';
import { findOwnSubscription } from '../subscriptions/subscriptions.repo.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { toInvoice } from './invoice-view.ts';
import { findOwnInvoice } from './invoices.repo.ts';

export function payOpenInvoice(
  context: BillingContext,
  userId: number,
  id: string,
  paymentMethodId?: string,
): Promise<{ invoice: Invoice; payment: PaymentToConfirm | null }> {
  const { queries } = context.db;
  return handlePaymentErrors(context, messageReference('billing', 'reason.payInvoice'), () =>
    context.locks(userId, async (lock) => {
      const known = await findOwnInvoice(queries, userId, id);
      if (!known) throw notFound();
      await syncCustomer(context, lock, known.customer_id);
      const invoice = (await findOwnInvoice(queries, userId, id)) ?? known;
      // Already paid, in another tab or by one of Stripe's retries.
      if (invoice.status === 'paid') return { invoice: toInvoice(invoice), payment: null };
      const subscription = await findOwnSubscription(
        queries,
        userId,
        invoice.subscription_id ?? '',
      );
      if (invoice.status !== 'open' || (subscription && isEnded(subscription))) {
        throw new AppError('conflict', messageReference('billing-server', 'invoiceClosed'));
      }
      if (paymentMethodId !== undefined) {
        await getOwnCard(context, invoice.customer_id, paymentMethodId);
      }
      try {
        const payment = await context.payments.payInvoice(id, paymentMethodId);
        await syncCustomer(context, lock, invoice.customer_id);
        const after = (await findOwnInvoice(queries, userId, id)) ?? invoice;
        return { invoice: toInvoice(after), payment };
      } catch (error) {
        await syncCustomer(context, lock, invoice.customer_id);
        throw error;
      }
    }),
  );
}
