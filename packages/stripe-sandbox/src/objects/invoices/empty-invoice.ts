import type Stripe from 'stripe';
import type { Period } from '../../money/period.ts';
import { newIdOf } from '../../store/ids.ts';
import { HOUR } from '../../store/now.ts';
import type { CustomerRow, InvoiceRow, SubscriptionRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { toList } from '../../wire/list.ts';
import type { Line } from './lines.ts';

export interface NewInvoice {
  customer: string;
  subscription: SubscriptionRow | null;
  reason: Stripe.Invoice.BillingReason;
  currency: string;
  lines: Line[];
  period: Period;
  /** Whether pending invoice items join the invoice; true by default. */
  takesPending?: boolean;
  /** Whether discounts of the subscription or customer apply; true by default. */
  inheritsDiscounts?: boolean;
  prorationDate?: number;
  overrides?: Partial<InvoiceRow>;
}

export function emptyInvoice(
  work: Work,
  customer: CustomerRow,
  input: NewInvoice,
  created: number,
): InvoiceRow {
  const { subscription } = input;
  const id = newIdOf('invoice');
  const isSent = subscription?.collection_method === 'send_invoice';
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: work.config.accountName,
    account_tax_ids: null,
    amount_due: 0,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: created + HOUR,
    billing_reason: input.reason,
    collection_method: subscription?.collection_method ?? 'charge_automatically',
    created,
    currency: input.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: customer.shipping,
    customer_tax_exempt: customer.tax_exempt ?? null,
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: isSent ? created + (subscription.days_until_due ?? 30) * 24 * HOUR : null,
    effective_at: null,
    ending_balance: null,
    footer: customer.invoice_settings.footer,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: toList<Line>([], `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: isSent ? null : created + HOUR,
    number: null,
    on_behalf_of: null,
    parent: subscription === null ? null : parentOf(subscription, input.prorationDate),
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: input.period.end,
    period_start: input.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: 0,
    subtotal_excluding_tax: 0,
    test_clock: customer.test_clock,
    total: 0,
    total_discount_amounts: [],
    total_excluding_tax: 0,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
    ...input.overrides,
  };
}

function parentOf(subscription: SubscriptionRow, prorationDate?: number): Stripe.Invoice.Parent {
  return {
    quote_details: null,
    subscription_details: {
      metadata: subscription.metadata,
      subscription: subscription.id,
      ...(prorationDate === undefined ? {} : { subscription_proration_date: prorationDate }),
    },
    type: 'subscription_details',
  };
}
