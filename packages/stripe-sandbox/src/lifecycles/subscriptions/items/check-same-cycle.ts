import type { SubscriptionItemRow } from '../../../store/rows.ts';
import { invalidRequest } from '../../../wire/errors.ts';

export function checkSameCycle(items: SubscriptionItemRow[]): void {
  const [first] = items;
  if (first === undefined) {
    throw invalidRequest('A subscription must have at least one active item.', 'items');
  }
  for (const { price } of items) {
    if (price.currency !== first.price.currency) {
      throw invalidRequest('All prices must have the same currency.', 'items');
    }
    if (
      price.recurring?.interval !== first.price.recurring?.interval ||
      price.recurring?.interval_count !== first.price.recurring?.interval_count
    ) {
      throw invalidRequest(
        'This sandbox does not support items with different intervals in one subscription.',
        'items',
      );
    }
  }
}
