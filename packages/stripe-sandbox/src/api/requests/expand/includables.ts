import type Stripe from 'stripe';
import { intentOf } from '../../../lifecycles/invoices/collect-invoice.ts';
import { present } from '../../../objects/events/present.ts';
import { toList } from '../../../wire/list.ts';
import type { Includables } from './expand.ts';

/** Fields that are only included when expanded. */
export const includables: Includables = {
  'invoice.confirmation_secret': (work, owner): Stripe.Invoice.ConfirmationSecret | null => {
    const intent = intentOf(work, String(owner.id));
    return intent === undefined || owner.status === 'void'
      ? null
      : { client_secret: intent.client_secret, type: 'payment_intent' };
  },
  'invoice.payments': (work, owner) =>
    toList(
      work.where('invoice_payment', 'invoice', String(owner.id)),
      `/v1/invoice_payments?invoice=${String(owner.id)}`,
    ),
  'customer.subscriptions': (work, owner) =>
    toList(
      work
        .where('subscription', 'customer', String(owner.id))
        .filter(({ status }) => status !== 'canceled')
        .map((row) => present(work, row)),
      `/v1/customers/${String(owner.id)}/subscriptions`,
    ),
  'customer.sources': (_work, owner) => toList([], `/v1/customers/${String(owner.id)}/sources`),
  'customer.tax_ids': (_work, owner) => toList([], `/v1/customers/${String(owner.id)}/tax_ids`),
  'checkout.session.line_items': (work, owner) =>
    toList(
      work.find('checkout_note', String(owner.id))?.items ?? [],
      `/v1/checkout/sessions/${String(owner.id)}/line_items`,
    ),
  'charge.refunds': (work, owner) =>
    toList(
      work.where('refund', 'charge', String(owner.id)),
      `/v1/charges/${String(owner.id)}/refunds`,
    ),
};
