import type { Payments } from '../payments.ts';
import type { StripeCall } from './call.ts';

/** More than anybody redeems. */
const MAX_ITEMS = { limit: 1_000 };

export const stripeGifts = (
  call: StripeCall,
): Pick<Payments, 'createGiftInvoice' | 'findGiftPayment' | 'addGiftCredit'> => ({
  // Items of its own only: what is pending belongs to the subscription of the buyer.
  createGiftInvoice: ({ customerId, giftId, amountMinor, currency, description }, key) =>
    call(async (api) => {
      const invoice = await api.invoices.create(
        {
          customer: customerId,
          currency,
          auto_advance: false,
          collection_method: 'charge_automatically',
          discounts: '',
          pending_invoice_items_behavior: 'exclude',
          metadata: { gift: giftId },
        },
        { idempotencyKey: key },
      );
      const id = invoice.id as string;
      await api.invoiceItems.create(
        { customer: customerId, invoice: id, amount: amountMinor, currency, description },
        { idempotencyKey: `${key}-item` },
      );
      await api.invoices.finalizeInvoice(
        id,
        { auto_advance: false },
        { idempotencyKey: `${key}-final` },
      );
      return id;
    }),
  findGiftPayment: (id) =>
    call(async (api) => {
      const { status, confirmation_secret: secret } = await api.invoices.retrieve(id, {
        expand: ['confirmation_secret'],
      });
      return status === 'open' && secret
        ? { kind: 'payment', clientSecret: secret.client_secret }
        : null;
    }),
  // Keys are forgotten after a day, so an earlier attempt is looked for first.
  addGiftCredit: ({ customerId, giftId, amountMinor, currency, description }, idempotencyKey) =>
    call(async (api) => {
      const known = await api.customers
        .listBalanceTransactions(customerId, { limit: 100 })
        .autoPagingToArray(MAX_ITEMS);
      if (known.some(({ metadata }) => metadata?.gift === giftId)) return;
      await api.customers.createBalanceTransaction(
        customerId,
        { amount: -amountMinor, currency, description, metadata: { gift: giftId } },
        { idempotencyKey },
      );
    }),
});
