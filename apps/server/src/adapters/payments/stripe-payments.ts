import type { PaymentToConfirm } from '@rostra/contract';
import type Stripe from 'stripe';
import { type Payments, PaymentsError, type RemoteCustomer } from './payments.ts';
import { codeOf, REQUIRES_ACTION, reasonOf, toPaymentsError } from './stripe-errors.ts';
import {
  idOf,
  toCard,
  toEvent,
  toInvoice,
  toPaymentToConfirm,
  toPreview,
  toSubscription,
} from './stripe-mapping.ts';
import { isPlausibleSignature } from './webhook-signature.ts';

export interface StripePaymentsOptions {
  stripe: () => Promise<Stripe>;
  /** Any of them may have signed an event, so that a secret can be rotated. */
  webhookSecrets: readonly string[];
}

/** Per customer, newest first: more than any customer has. */
const MAX_ITEMS = { limit: 2_000 };

const TO_CONFIRM = ['latest_invoice.confirmation_secret', 'pending_setup_intent'];

const DELETED_CUSTOMER: RemoteCustomer = {
  isDeleted: true,
  userDocumentId: null,
  creditMinor: 0,
  email: null,
  subscriptions: [],
  invoices: [],
};

/** Implements `Payments` with Stripe's SDK, which nothing outside this folder imports. */
export function stripePayments({ stripe, webhookSecrets }: StripePaymentsOptions): Payments {
  const call = async <T>(send: (api: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await send(await stripe());
    } catch (error) {
      throw toPaymentsError(error);
    }
  };

  return {
    readEvent: async (body, signature) => {
      if (!signature || !isPlausibleSignature(signature, Date.now())) return undefined;
      const { webhooks } = await stripe();
      for (const secret of webhookSecrets) {
        try {
          return toEvent(await webhooks.constructEventAsync(body, signature, secret));
        } catch (error) {
          if (!isBadSignature(error)) throw error;
        }
      }
      return undefined;
    },
    findCustomerOfCharge: (id) =>
      call(async (api) => idOf((await api.charges.retrieve(id)).customer)).catch(ifMissing(null)),

    createCustomer: ({ userId, documentId, email, name }, idempotencyKey) =>
      call(async (api) => {
        const metadata = { userId: String(userId), user: documentId };
        return (await api.customers.create({ email, name, metadata }, { idempotencyKey })).id;
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
            .list({ customer, status: 'all', limit: 100 })
            .autoPagingToArray(MAX_ITEMS),
          api.invoices
            .list({ customer, limit: 100, expand: ['data.payments'] })
            .autoPagingToArray(MAX_ITEMS),
          api.paymentIntents
            .list({ customer, limit: 100, expand: ['data.latest_charge'] })
            .autoPagingToArray(MAX_ITEMS),
        ]);
        const intentsById = new Map(intents.map((intent) => [intent.id, intent]));
        return {
          isDeleted: false,
          userDocumentId: found.metadata.user ?? null,
          creditMinor: Math.max(0, -found.balance),
          email: found.email,
          subscriptions: subscriptions.flatMap((item) => toSubscription(item) ?? []),
          invoices: invoices.flatMap((item) => toInvoice(item, intentsById) ?? []),
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

    startSubscription: ({ customerId, priceId, userDocumentId }, idempotencyKey) =>
      call(async (api) => {
        const { id } = await api.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: priceId }],
            payment_behavior: 'default_incomplete',
            payment_settings: { save_default_payment_method: 'on_subscription' },
            metadata: { user: userDocumentId },
          },
          { idempotencyKey },
        );
        return id;
      }),
    previewPlanChange: ({ customerId, subscriptionId, itemId, priceId }) =>
      call(async (api) => {
        const invoice = await api.invoices.createPreview({
          customer: customerId,
          subscription: subscriptionId,
          subscription_details: {
            items: [{ id: itemId, price: priceId }],
            proration_behavior: 'always_invoice',
          },
        });
        return toPreview(invoice, priceId);
      }),
    changePlan: ({ subscriptionId, itemId, priceId, prorationDate }, idempotencyKey) =>
      call(async (api) => {
        const changed = await api.subscriptions.update(
          subscriptionId,
          {
            items: [{ id: itemId, price: priceId }],
            proration_behavior: 'always_invoice',
            proration_date: prorationDate,
            payment_behavior: 'pending_if_incomplete',
            expand: TO_CONFIRM,
          },
          { idempotencyKey },
        );
        const payment = toPaymentToConfirm(changed);
        if (!changed.pending_update || payment === null) return { kind: 'done' };
        const intent = await api.paymentIntents.retrieve(intentIdOf(payment));
        if (intent.status === 'requires_action') return { kind: 'confirm', payment };
        // Declined: voiding the invoice drops the pending change. A replayed request finds it voided.
        if (intent.status !== 'canceled') {
          await api.invoices.voidInvoice(idOf(changed.latest_invoice) as string);
        }
        const { code, decline_code } = intent.last_payment_error ?? {};
        return { kind: 'declined', reason: reasonOf(code, decline_code) };
      }),
    setCancellation: (id, atPeriodEnd) =>
      call(async (api) => {
        if (!atPeriodEnd) {
          const { cancel_at: date, cancel_at_period_end: withPeriod } =
            await api.subscriptions.retrieve(id);
          if (date && !withPeriod) {
            await api.subscriptions.update(id, { cancel_at: '' });
            return;
          }
        }
        await api.subscriptions.update(id, { cancel_at_period_end: atPeriodEnd });
      }),
    cancelNow: (id) =>
      call(async (api) => {
        await api.subscriptions.cancel(id);
      }),
    voidInvoice: (id) =>
      call(async (api) => {
        try {
          await api.invoices.voidInvoice(id);
          return true;
        } catch (error) {
          const { status } = await api.invoices.retrieve(id);
          if (status === 'void') return true;
          if (status === 'paid') return false;
          throw error;
        }
      }),

    findPaymentToConfirm: ({ subscriptionId }) =>
      call(async (api) =>
        toPaymentToConfirm(
          await api.subscriptions.retrieve(subscriptionId, { expand: TO_CONFIRM }),
        ),
      ),
    payInvoice: (id, paymentMethodId) =>
      call(async (api) => {
        try {
          await api.invoices.pay(id, {
            off_session: false,
            ...(paymentMethodId ? { payment_method: paymentMethodId } : {}),
          });
          return null;
        } catch (error) {
          if (codeOf(error) !== REQUIRES_ACTION) throw error;
          const { confirmation_secret: secret } = await api.invoices.retrieve(id, {
            expand: ['confirmation_secret'],
          });
          return secret ? { kind: 'payment', clientSecret: secret.client_secret } : null;
        }
      }),

    listCards: (customer) =>
      call(async (api) => {
        const [owner, methods, subscriptions] = await Promise.all([
          api.customers.retrieve(customer),
          api.customers.listPaymentMethods(customer, { type: 'card', limit: 100 }),
          api.subscriptions.list({ customer, limit: 1 }),
        ]);
        // A subscription's own card is charged before the customer's.
        const ofSubscription = idOf(subscriptions.data[0]?.default_payment_method);
        const ofCustomer = owner.deleted
          ? null
          : idOf(owner.invoice_settings.default_payment_method);
        const cards = methods.data.flatMap((card) => toCard(card, ofSubscription ?? ofCustomer));
        return cards.sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
      }),
    createSetupIntent: (customer) =>
      call(async (api) => {
        const intent = await api.setupIntents.create({ customer, usage: 'off_session' });
        return { setupIntentId: intent.id, clientSecret: intent.client_secret as string };
      }),
    attachCard: (customer, id) =>
      call(async (api) => {
        await api.paymentMethods.attach(id, { customer });
      }),
    setDefaultCard: (customer, subscriptionIds, id) =>
      call(async (api) => {
        await api.customers.update(customer, {
          invoice_settings: { default_payment_method: id },
        });
        for (const subscription of subscriptionIds) {
          await api.subscriptions.update(subscription, { default_payment_method: id });
        }
      }),
    detachCard: (id) =>
      call(async (api) => {
        await api.paymentMethods.detach(id);
      }),
    createPortalSession: (customer, return_url) =>
      call(async (api) => (await api.billingPortal.sessions.create({ customer, return_url })).url),

    readPrice: (id) =>
      call(async (api) => {
        const price = await api.prices.retrieve(id);
        const { active, currency, recurring, unit_amount: amountMinor } = price;
        if (!active || amountMinor === null) return undefined;
        if (recurring?.usage_type !== 'licensed' || recurring.interval_count !== 1) {
          return undefined;
        }
        return { amountMinor, currency, interval: recurring.interval };
      }).catch(ifMissing(undefined)),
  };
}

/** A client secret starts with the id of its intent. */
const intentIdOf = ({ clientSecret }: PaymentToConfirm) => clientSecret.split('_secret_')[0] ?? '';

const isBadSignature = (error: unknown) =>
  (error as { type?: string }).type === 'StripeSignatureVerificationError';

const ifMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof PaymentsError && error.failure.kind === 'not_found') return value;
    throw error;
  };
