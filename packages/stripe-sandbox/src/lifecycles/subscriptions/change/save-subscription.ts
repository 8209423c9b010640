import { emit } from '../../../objects/events/emit.ts';
import type { SubscriptionRow } from '../../../store/rows.ts';
import { get, type Work } from '../../../store/work.ts';

export function saveSubscription(
  work: Work,
  before: SubscriptionRow,
  after: SubscriptionRow,
): SubscriptionRow {
  work.put('subscription', after);
  emit(work, 'customer.subscription.updated', after, before);
  return get(work, 'subscription', after.id);
}
