import type { InvoiceRow, SubscriptionRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { subscriptionOf } from '../invoices/invoice-links.ts';
import { findActiveDiscounts } from './active-discounts.ts';
import { removeCustomerDiscount } from './customer-discount.ts';

/** A coupon with the duration `once` is gone after the first invoice that it has reduced. */
export function spendOnceDiscounts(work: Work, invoice: InvoiceRow): void {
  const used = (invoice.total_discount_amounts ?? [])
    .filter(({ amount }) => amount > 0)
    .map(({ discount }) => discount);
  const spent = new Set(
    findActiveDiscounts(work, used, invoice.created)
      .filter(({ coupon }) => coupon.duration === 'once')
      .map(({ discount }) => discount.id),
  );
  if (spent.size === 0) return;
  const customer = work.find('customer', invoice.customer);
  if (customer?.discount && spent.has(customer.discount.id)) {
    removeCustomerDiscount(work, customer.id);
  }
  const subscription = work.find('subscription', subscriptionOf(invoice) ?? '');
  if (subscription !== undefined) {
    work.put('subscription', withoutDiscounts(subscription, [...spent]));
  }
}

export function withoutDiscounts(
  subscription: SubscriptionRow,
  removed: readonly unknown[],
): SubscriptionRow {
  const isKept = (id: unknown) => !removed.includes(String(id));
  return {
    ...subscription,
    discounts: subscription.discounts.filter(isKept),
    items: {
      ...subscription.items,
      data: subscription.items.data.map((item) => ({
        ...item,
        discounts: item.discounts.filter(isKept),
      })),
    },
  };
}
