import type Stripe from 'stripe';
import type { Period } from '../../money/period.ts';
import { newId } from '../../store/ids.ts';
import type { InvoiceItemRow, PriceRow, SubscriptionItemRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { payerLanguage } from '../../texts/payer-language.ts';
import { decimal } from '../../wire/decimal.ts';

export type Line = Stripe.InvoiceLineItem;

/** The line of a subscription item for one period. `amountMinor` overrides the full price. */
export function subscriptionLine(
  work: Work,
  item: SubscriptionItemRow,
  period: Period,
  amountMinor = (item.price.unit_amount ?? 0) * item.quantity,
): Line {
  const { price, quantity } = item;
  return {
    ...emptyLine(amountMinor, price.currency, period),
    description: `${quantity} × ${productName(work, price)} (${priceText(price)})`,
    discounts: item.discounts.map(String),
    metadata: item.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: item.subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    pricing: pricingOf(price),
    quantity,
    quantity_decimal: decimal(quantity),
    subscription: item.subscription,
  };
}

/** The invoice line of an invoice item. */
export function invoiceItemLine(item: InvoiceItemRow): Line {
  const details = item.parent?.subscription_details ?? null;
  const credited = item.proration_details?.credited_items?.invoice_line_item_details;
  const shared = {
    invoice_item: item.id,
    proration: item.proration,
    proration_details: {
      credited_items: credited
        ? { invoice: credited.invoice, invoice_line_items: credited.invoice_line_items }
        : null,
    },
    subscription: details?.subscription ?? null,
  };
  const itemId = details?.subscription_item;
  return {
    ...emptyLine(item.amount, item.currency, item.period),
    description: item.description,
    discountable: item.discountable,
    metadata: item.metadata ?? {},
    parent:
      itemId === undefined
        ? {
            invoice_item_details: shared,
            subscription_item_details: null,
            type: 'invoice_item_details',
          }
        : {
            invoice_item_details: null,
            subscription_item_details: { ...shared, subscription_item: itemId },
            type: 'subscription_item_details',
          },
    pricing: item.pricing,
    quantity: item.quantity,
    quantity_decimal: decimal(item.quantity),
    subscription: details?.subscription ?? null,
  };
}

export function pricingOf(price: PriceRow): Line['pricing'] {
  return {
    price_details: { price: price.id, product: price.product },
    type: 'price_details',
    unit_amount_decimal: price.unit_amount_decimal,
  };
}

export function productName(work: Work, price: PriceRow): string {
  return work.find('product', price.product)?.name ?? price.nickname ?? price.id;
}

const INTERVALS = ['day', 'week', 'month', 'year'] as const;

export function priceText(price: PriceRow, language = payerLanguage('en')): string {
  const amount = language.money(price.unit_amount ?? 0, price.currency);
  if (price.recurring === null) return language.text('priceOnce', { amount });
  const { interval, interval_count } = price.recurring;
  const known = INTERVALS.find((name) => name === interval);
  if (known && interval_count === 1) return language.text(`price.${known}`, { amount });
  return `at ${amount} / ${interval_count} ${interval}s`;
}

function emptyLine(amount: number, currency: string, period: Period) {
  return {
    id: newId('il'),
    object: 'line_item' as const,
    amount,
    currency,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: null,
    livemode: false,
    period,
    pretax_credit_amounts: [],
    subtotal: amount,
    taxes: [],
  };
}
