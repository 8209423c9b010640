import type Stripe from 'stripe';
import { emit } from '../../objects/events/emit.ts';
import { releasePaymentMethod } from '../../objects/payment-methods/detach-payment-method.ts';
import { get, type Work } from '../../store/work.ts';
import { endSubscription } from '../subscriptions/end/end-subscription.ts';
import { isLive } from '../subscriptions/status.ts';

/** Cancels the customer's subscriptions, stops collection, detaches the payment methods and leaves a tombstone. */
export function deleteCustomer(work: Work, id: string): Stripe.DeletedCustomer {
  const customer = get(work, 'customer', id);
  for (const subscription of work.where('subscription', 'customer', id)) {
    if (isLive(subscription.status)) {
      endSubscription(work, subscription, 'cancellation_requested');
    }
  }
  for (const invoice of work.where('invoice', 'customer', id)) {
    if (invoice.auto_advance) {
      work.put('invoice', { ...invoice, auto_advance: false, next_payment_attempt: null });
    }
  }
  for (const method of work.where('payment_method', 'customer', id)) {
    releasePaymentMethod(work, method);
  }
  const tombstone: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true };
  emit(work, 'customer.deleted', customer);
  work.remove('customer', id);
  work.put('deleted_customer', tombstone);
  return tombstone;
}
