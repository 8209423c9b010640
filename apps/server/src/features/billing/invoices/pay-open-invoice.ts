import type { Invoice, PaymentToConfirm } from '@rostra/contract';
import { AppError } from '../../../errors.ts';
import { answerFailures } from '../answer-failures.ts';
import { isOver } from '../billing-state.ts';
import { getOwnCard } from '../cards/get-own-card.ts';
import type { BillingContext } from '../context.ts';
import { converge } from '../converge.ts';
import { findOwnInvoice } from '../invoices.repo.ts';
import { findOwnSubscription } from '../subscriptions.repo.ts';
import { toInvoice } from '../views.ts';

export function payOpenInvoice(
  context: BillingContext,
  userId: number,
  id: string,
  paymentMethodId?: string,
): Promise<{ invoice: Invoice; payment: PaymentToConfirm | null }> {
  const { queries } = context.db;
  return answerFailures(context, 'Failed to create payment. Please try again later.', () =>
    context.locks(userId, async (lock) => {
      const known = await findOwnInvoice(queries, userId, id);
      if (!known) throw new AppError('not_found', 'Not Found');
      await converge(context, lock, known.customer_id);
      const invoice = (await findOwnInvoice(queries, userId, id)) ?? known;
      // Paid meanwhile, in another tab or by a retry: that is what was wanted.
      if (invoice.status === 'paid') return { invoice: toInvoice(invoice), payment: null };
      const subscription = await findOwnSubscription(
        queries,
        userId,
        invoice.subscription_id ?? '',
      );
      if (invoice.status !== 'open' || (subscription && isOver(subscription))) {
        throw new AppError('conflict', 'This invoice can no longer be paid');
      }
      if (paymentMethodId !== undefined) {
        await getOwnCard(context, invoice.customer_id, paymentMethodId);
      }
      try {
        const payment = await context.payments.payInvoice(id, paymentMethodId);
        await converge(context, lock, invoice.customer_id);
        const after = (await findOwnInvoice(queries, userId, id)) ?? invoice;
        return { invoice: toInvoice(after), payment };
      } catch (error) {
        await converge(context, lock, invoice.customer_id);
        throw error;
      }
    }),
  );
}
