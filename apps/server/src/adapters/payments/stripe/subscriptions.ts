import type { PaymentToConfirm } from '@rostra/contract';
import type { Payments } from '../payments.ts';
import { reasonOf } from '../stripe-errors.ts';
import { idOf, toChargePreview, toPaymentToConfirm, toPreview } from '../stripe-mapping.ts';
import type { StripeCall } from './call.ts';
import { releaseSchedule } from './plan-changes/schedules.ts';

const TO_CONFIRM = ['latest_invoice.confirmation_secret', 'pending_setup_intent'];

export const stripeSubscriptions = (
  call: StripeCall,
): Pick<
  Payments,
  | 'startSubscription'
  | 'previewStart'
  | 'previewRenewal'
  | 'applyPromotion'
  | 'previewPlanChange'
  | 'changePlan'
  | 'movePrice'
  | 'setCancellation'
  | 'cancelNow'
  | 'findPaymentToConfirm'
> => ({
  startSubscription: ({ customerId, priceId, userDocumentId, promotionId }, idempotencyKey) =>
    call(async (api) => {
      const { id } = await api.subscriptions.create(
        {
          customer: customerId,
          items: [{ price: priceId }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata: { user: userDocumentId },
          ...(promotionId === undefined ? {} : { discounts: [{ promotion_code: promotionId }] }),
        },
        { idempotencyKey },
      );
      return id;
    }),
  previewStart: ({ customerId, priceId, promotionId }) =>
    call(async (api) => {
      const invoice = await api.invoices.createPreview({
        customer: customerId,
        subscription_details: { items: [{ price: priceId }] },
        ...(promotionId === undefined ? {} : { discounts: [{ promotion_code: promotionId }] }),
      });
      return toChargePreview(invoice);
    }),
  previewRenewal: ({ customerId, subscriptionId, promotionId }) =>
    call(async (api) => {
      const invoice = await api.invoices.createPreview({
        customer: customerId,
        subscription: subscriptionId,
        discounts: [{ promotion_code: promotionId }],
      });
      return toChargePreview(invoice);
    }),
  applyPromotion: (id, promotionId, idempotencyKey) =>
    call(async (api) => {
      const discounts = [{ promotion_code: promotionId }];
      await api.subscriptions.update(id, { discounts }, { idempotencyKey });
    }),
  previewPlanChange: ({ customerId, subscriptionId, itemId, priceId, quantity, prorationDate }) =>
    call(async (api) => {
      const invoice = await api.invoices.createPreview({
        customer: customerId,
        subscription: subscriptionId,
        subscription_details: {
          items: [{ id: itemId, price: priceId, quantity }],
          proration_behavior: 'always_invoice',
          ...(prorationDate === undefined ? {} : { proration_date: prorationDate }),
        },
      });
      return toPreview(invoice, priceId);
    }),
  changePlan: ({ subscriptionId, itemId, priceId, quantity, prorationDate }, idempotencyKey) =>
    call(async (api) => {
      await releaseSchedule(api, subscriptionId);
      const changed = await api.subscriptions.update(
        subscriptionId,
        {
          items: [{ id: itemId, price: priceId, quantity }],
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
  movePrice: ({ subscriptionId, itemId, priceId, quantity }, idempotencyKey) =>
    call(async (api) => {
      const items = [{ id: itemId, price: priceId, quantity }];
      await releaseSchedule(api, subscriptionId);
      await api.subscriptions.update(
        subscriptionId,
        { items, proration_behavior: 'none' },
        { idempotencyKey },
      );
    }),
  setCancellation: (id, atPeriodEnd) =>
    call(async (api) => {
      const { cancel_at: date, cancel_at_period_end: withPeriod } = await releaseSchedule(api, id);
      if (!atPeriodEnd) {
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
  findPaymentToConfirm: ({ subscriptionId }) =>
    call(async (api) =>
      toPaymentToConfirm(await api.subscriptions.retrieve(subscriptionId, { expand: TO_CONFIRM })),
    ),
});

/** A client secret starts with the id of its intent. */
const intentIdOf = ({ clientSecret }: PaymentToConfirm) => clientSecret.split('_secret_')[0] ?? '';
