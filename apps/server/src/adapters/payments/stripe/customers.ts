import { type Language, languages } from '@rostra/messages';
import type Stripe from 'stripe';
import type { Payments } from '../payments.ts';
import type { RemoteCustomer } from '../remote.ts';
import { codeOf, toPaymentsError } from '../stripe-errors.ts';
import { idOf, toInvoice, toSubscription } from '../stripe-mapping.ts';
import { ifMissing, type StripeCall } from './call.ts';
import { readEntries } from './entries.ts';
import { withPause } from './plan-changes/pause-state.ts';

/** Per customer, newest first: more than any customer has. */
const MAX_ITEMS = { limit: 2_000 };

const WITH_SUBSCRIPTIONS = ['data.discounts.source.coupon', 'data.schedule'];

const CHARGES = ['data.latest_charge.balance_transaction', 'data.latest_charge.refunds'];

/** Languages of the product that the portal has too. In others it follows the browser. */
const PORTAL_LANGUAGES: ReadonlySet<Language> = new Set(['en', 'de', 'fr', 'es']);

const DELETED_CUSTOMER: RemoteCustomer = {
  isDeleted: true,
  userDocumentId: null,
  creditMinor: 0,
  debitMinor: 0,
  email: null,
  subscriptions: [],
  invoices: [],
  entries: [],
  disputes: [],
};

export const stripeCustomers = (
  call: StripeCall,
  stripe: () => Promise<Stripe>,
): Pick<
  Payments,
  | 'findCustomerOfCharge'
  | 'createCustomer'
  | 'readCustomer'
  | 'updateCustomer'
  | 'listCustomers'
  | 'createPortalSession'
> => ({
  findCustomerOfCharge: (id) =>
    call(async (api) => idOf((await api.charges.retrieve(id)).customer)).catch(ifMissing(null)),
  createCustomer: ({ userId, documentId, email, name, language }, idempotencyKey) =>
    call(async (api) => {
      const metadata = { userId: String(userId), user: documentId };
      const preferred_locales = [new Intl.Locale(languages[language].locale).language];
      const customer = { email, name, metadata, preferred_locales };
      return (await api.customers.create(customer, { idempotencyKey })).id;
    }),
  readCustomer: (customer) =>
    call(async (api) => {
      const found = await api.customers.retrieve(customer).catch((error: unknown) => {
        if (codeOf(error) === 'resource_missing') return { deleted: true } as const;
        throw error;
      });
      if (found.deleted) return DELETED_CUSTOMER;
      const [subscriptions, invoices, intents] = await Promise.all([
        api.subscriptions
          .list({ customer, status: 'all', limit: 100, expand: WITH_SUBSCRIPTIONS })
          .autoPagingToArray(MAX_ITEMS),
        api.invoices
          .list({ customer, limit: 100, expand: ['data.payments'] })
          .autoPagingToArray(MAX_ITEMS),
        api.paymentIntents
          .list({ customer, limit: 100, expand: CHARGES })
          .autoPagingToArray(MAX_ITEMS),
      ]);
      const intentsById = new Map(intents.map((intent) => [intent.id, intent]));
      const readInvoices = invoices.flatMap((item) => toInvoice(item, intentsById) ?? []);
      return {
        isDeleted: false,
        userDocumentId: found.metadata.user ?? null,
        creditMinor: Math.max(0, -found.balance),
        debitMinor: Math.max(0, found.balance),
        email: found.email,
        subscriptions: subscriptions
          .flatMap((item) => toSubscription(item) ?? [])
          .map((item) => withPause(item, readInvoices)),
        invoices: readInvoices,
        ...(await readEntries(api, { intents, invoices })),
      };
    }),
  updateCustomer: (customer, { email }) =>
    call(async (api) => {
      await api.customers.update(customer, { email });
    }),
  async *listCustomers() {
    const api = await stripe();
    try {
      for await (const { id, metadata } of api.customers.list({ limit: 100 })) {
        yield { customerId: id, userDocumentId: metadata.user ?? null };
      }
    } catch (error) {
      throw toPaymentsError(error);
    }
  },
  createPortalSession: (customer, return_url, language) =>
    call(async (api) => {
      const locale = PORTAL_LANGUAGES.has(language) ? language : 'auto';
      return (await api.billingPortal.sessions.create({ customer, return_url, locale })).url;
    }),
});
