import type { SubscriptionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';

/** A portal session reaches only the objects of its own customer. */
export function getOwnPaymentMethod(work: Work, customer: string, form: URLSearchParams): string {
  const method = get(work, 'payment_method', form.get('card') ?? '');
  if (method.customer !== customer) throw invalidRequest('No such payment method.');
  return method.id;
}

export function getOwnSubscription(
  work: Work,
  customer: string,
  form: URLSearchParams,
): SubscriptionRow {
  const subscription = get(work, 'subscription', form.get('subscription') ?? '');
  if (subscription.customer !== customer) throw invalidRequest('No such subscription.');
  return subscription;
}
