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

export interface StripePaymentsOptions {
  stripe: () => Promise<Stripe>;
  /** Any of them may have signed an event: a new one is added before the old one goes. */
  webhookSecrets: readonly string[];
}

/** Of one customer, newest first: more than anybody gathers here, and not without an end. */
const ALL = { limit: 2_000 };

const TO_CONFIRM = ['latest_invoice.confirmation_secret', 'pending_setup_intent'];

const NOBODY: RemoteCustomer = {
  isDeleted: true,
  userDocumentId: null,
  creditMinor: 0,
  email: null,
  subscriptions: [],
  invoices: [],
};

/** The gateway: the product's verbs in Stripe's words. Nothing outside this folder knows the SDK. */
export function stripePayments({ stripe, webhookSecrets }: StripePaymentsOptions): Payments {
  const ask = async <T>(question: (api: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await question(await stripe());
    } catch (error) {
      throw toPaymentsError(error);
    }
  };

  return {
    readEvent: async (body, signature) => {
      if (!signature || !isTimely(signature)) return undefined;
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
      ask(async (api) => idOf((await api.charges.retrieve(id)).customer)).catch(ifMissing(null)),

    createCustomer: ({ userId, documentId, email, name }, idempotencyKey) =>
      ask(async (api) => {
        const metadata = { userId: String(userId), user: documentId };
        return (await api.customers.create({ email, name, metadata }, { idempotencyKey })).id;
      }),
    readCustomer: (customer) =>
      ask(async (api) => {
        const found = await api.customers.retrieve(customer).catch((error: unknown) => {
          if (codeOf(error) === 'resource_missing') return { deleted: true } as const;
          throw error;
        });
        if (found.deleted) return NOBODY;
        const [subscriptions, invoices, intents] = await Promise.all([
          api.subscriptions.list({ customer, status: 'all', limit: 100 }).autoPagingToArray(ALL),
          api.invoices
            .list({ customer, limit: 100, expand: ['data.payments'] })
            .autoPagingToArray(ALL),
          api.paymentIntents
            .list({ customer, limit: 100, expand: ['data.latest_charge'] })
            .autoPagingToArray(ALL),
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
      ask(async (api) => {
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
      ask(async (api) => {
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
      ask(async (api) => {
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
      ask(async (api) => {
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
        // Declined. Voiding the invoice drops the change that waits for it. A repeated answer finds that done.
        if (intent.status !== 'canceled') {
          await api.invoices.voidInvoice(idOf(changed.latest_invoice) as string);
        }
        const { code, decline_code } = intent.last_payment_error ?? {};
        return { kind: 'declined', reason: reasonOf(code, decline_code) };
      }),
    setCancellation: (id, atPeriodEnd) =>
      ask(async (api) => {
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
      ask(async (api) => {
        await api.subscriptions.cancel(id);
      }),
    voidInvoice: (id) =>
      ask(async (api) => {
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
      ask(async (api) =>
        toPaymentToConfirm(
          await api.subscriptions.retrieve(subscriptionId, { expand: TO_CONFIRM }),
        ),
      ),
    payInvoice: (id, paymentMethodId) =>
      ask(async (api) => {
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
      ask(async (api) => {
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
      ask(async (api) => {
        const intent = await api.setupIntents.create({ customer, usage: 'off_session' });
        return { setupIntentId: intent.id, clientSecret: intent.client_secret as string };
      }),
    attachCard: (customer, id) =>
      ask(async (api) => {
        await api.paymentMethods.attach(id, { customer });
      }),
    setDefaultCard: (customer, subscriptionIds, id) =>
      ask(async (api) => {
        await api.customers.update(customer, {
          invoice_settings: { default_payment_method: id },
        });
        for (const subscription of subscriptionIds) {
          await api.subscriptions.update(subscription, { default_payment_method: id });
        }
      }),
    detachCard: (id) =>
      ask(async (api) => {
        await api.paymentMethods.detach(id);
      }),
    createPortalSession: (customer, return_url) =>
      ask(async (api) => (await api.billingPortal.sessions.create({ customer, return_url })).url),

    readPrice: (id) =>
      ask(async (api) => {
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

/** A client secret begins with the id of what it opens. */
const intentIdOf = ({ clientSecret }: PaymentToConfirm) => clientSecret.split('_secret_')[0] ?? '';

/** The SDK refuses what is too old; this also what claims to come from the future, or is no signature. */
const TOLERANCE_SECONDS = 300;
const isTimely = (signature: string) => {
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
  return signedAt < Date.now() / 1000 + TOLERANCE_SECONDS;
};

const isBadSignature = (error: unknown) =>
  (error as { type?: string }).type === 'StripeSignatureVerificationError';

const ifMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof PaymentsError && error.trouble.kind === 'not_found') return value;
    throw error;
  };
