import type { SubscriptionRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { presentItem } from './present-item.ts';

/** The public shape of a stored row. Embedded objects are refreshed, because they may have changed since. */
export function present<T>(work: Work, value: T): T {
  if (isSubscription(value)) {
    const data = value.items.data.map((item) => presentItem(work, item));
    return { ...value, items: { ...value.items, data } };
  }
  return value;
}

function isSubscription(value: unknown): value is SubscriptionRow {
  return (
    typeof value === 'object' &&
    value !== null &&
    'object' in value &&
    value.object === 'subscription' &&
    'items' in value
  );
}
