import type Stripe from 'stripe';
import type { Period } from '../../money/period.ts';
import type { DebitSource } from '../../money/plan-change.ts';
import { newIdOf } from '../../store/ids.ts';
import { nowFor } from '../../store/now.ts';
import type { InvoiceItemRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { decimal } from '../../wire/decimal.ts';
import { emit } from '../events/emit.ts';

export interface NewInvoiceItem {
  customer: string;
  amountMinor: number;
  currency: string;
  description: string | null;
  quantity: number;
  invoice?: string | null;
  metadata?: Stripe.Metadata;
  period?: Period;
  pricing?: InvoiceItemRow['pricing'];
  subscription?: string;
  subscriptionItem?: string;
  /** A proration; for a credit, with the debit it reverses. */
  proration?: { credits: DebitSource | null };
}

export function createInvoiceItem(work: Work, input: NewInvoiceItem): InvoiceItemRow {
  const customer = get(work, 'customer', input.customer, 'customer');
  const date = nowFor(work, customer.id);
  const { proration } = input;
  const item: InvoiceItemRow = {
    id: newIdOf('invoiceitem'),
    object: 'invoiceitem',
    amount: input.amountMinor,
    currency: input.currency,
    customer: customer.id,
    customer_account: null,
    date,
    description: input.description,
    discountable: proration === undefined,
    discounts: [],
    invoice: input.invoice ?? null,
    livemode: false,
    metadata: input.metadata ?? {},
    net_amount: input.amountMinor,
    parent:
      input.subscription === undefined
        ? null
        : {
            subscription_details: {
              subscription: input.subscription,
              ...(input.subscriptionItem === undefined
                ? {}
                : { subscription_item: input.subscriptionItem }),
            },
            type: 'subscription_details',
          },
    period: input.period ?? { start: date, end: date },
    pricing: input.pricing ?? null,
    proration: proration !== undefined,
    ...(proration === undefined
      ? {}
      : {
          proration_details: {
            credited_items: proration.credits && creditedItems(proration.credits),
            discount_amounts: [],
          },
        }),
    quantity: input.quantity,
    quantity_decimal: decimal(input.quantity),
    tax_rates: [],
    test_clock: customer.test_clock,
  };
  work.put('invoiceitem', item);
  emit(work, 'invoiceitem.created', item);
  return item;
}

function creditedItems(source: DebitSource): Stripe.InvoiceItem.ProrationDetails.CreditedItems {
  return 'invoiceItem' in source
    ? { invoice_item: source.invoiceItem, type: 'invoice_item' }
    : {
        invoice_line_item_details: {
          invoice: source.invoice,
          invoice_line_items: [source.line],
        },
        type: 'invoice_line_items',
      };
}
