import type { Payments } from '../payments.ts';
import { idOf, toCard } from '../stripe-mapping.ts';
import type { StripeCall } from './call.ts';

export const stripeCards = (
  call: StripeCall,
): Pick<
  Payments,
  'listCards' | 'createSetupIntent' | 'attachCard' | 'setDefaultCard' | 'detachCard'
> => ({
  listCards: (customer) =>
    call(async (api) => {
      const [owner, methods, subscriptions] = await Promise.all([
        api.customers.retrieve(customer),
        api.customers.listPaymentMethods(customer, { type: 'card', limit: 100 }),
        api.subscriptions.list({ customer, limit: 1 }),
      ]);
      // A subscription's own card is charged before the customer's.
      const ofSubscription = idOf(subscriptions.data[0]?.default_payment_method);
      const ofCustomer = owner.deleted ? null : idOf(owner.invoice_settings.default_payment_method);
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
        const { schedule } = await api.subscriptions.update(subscription, {
          default_payment_method: id,
        });
        const scheduleId = idOf(schedule);
        if (scheduleId === null) continue;
        // Otherwise the scheduled plan would be charged to the card from before.
        await api.subscriptionSchedules.update(scheduleId, {
          default_settings: { default_payment_method: id },
        });
      }
    }),
  detachCard: (id) =>
    call(async (api) => {
      await api.paymentMethods.detach(id);
    }),
});
