import { updateCustomer } from '../../objects/customers/update-customer.ts';
import { detachPaymentMethod } from '../../objects/payment-methods/detach-payment-method.ts';
import type { InvoiceRow, SubscriptionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { previewInvoice } from '../previews/preview-invoice.ts';
import { createSetupIntent } from '../setup-intents/create-setup-intent.ts';
import { updateSubscription } from '../subscriptions/change/update-subscription.ts';

/** The actions of the portal page. Each checks that the object belongs to the session's customer. */
export const portalActions: Record<
  string,
  (work: Work, customer: string, form: URLSearchParams) => string
> = {
  add_card: (work, customer) =>
    `?setup=${createSetupIntent(work, { customer, usage: 'off_session' }).id}`,
  default_card: (work, customer, form) => {
    const method = ownCard(work, customer, form);
    updateCustomer(work, customer, { invoice_settings: { default_payment_method: method } });
    for (const subscription of work.all('subscription')) {
      if (subscription.customer !== customer || subscription.default_payment_method === null)
        continue;
      updateSubscription(work, subscription.id, { default_payment_method: method });
    }
    return '';
  },
  remove_card: (work, customer, form) => {
    detachPaymentMethod(work, ownCard(work, customer, form));
    return '';
  },
  change_plan: (work, customer, form) => {
    const subscription = ownSubscription(work, customer, form);
    updateSubscription(work, subscription.id, {
      items: [changedItem(subscription, form)],
      payment_behavior: 'pending_if_incomplete',
      proration_behavior: 'always_invoice',
      proration_date: Number(form.get('proration_date')),
    });
    return '';
  },
  cancel: (work, customer, form) => {
    updateSubscription(work, ownSubscription(work, customer, form).id, {
      cancel_at_period_end: true,
    });
    return '';
  },
  resume: (work, customer, form) => {
    updateSubscription(work, ownSubscription(work, customer, form).id, {
      cancel_at_period_end: false,
    });
    return '';
  },
};

export function previewPlan(
  work: Work,
  customer: string,
  form: URLSearchParams,
  prorationDate: number,
): InvoiceRow {
  const subscription = ownSubscription(work, customer, form);
  return previewInvoice(work, {
    subscription: subscription.id,
    subscription_details: {
      items: [changedItem(subscription, form)],
      proration_behavior: 'always_invoice',
      proration_date: prorationDate,
    },
  });
}

function changedItem(subscription: SubscriptionRow, form: URLSearchParams) {
  const id = subscription.items.data[0]?.id ?? '';
  return { id, price: form.get('price') ?? '' };
}

function ownCard(work: Work, customer: string, form: URLSearchParams): string {
  const method = get(work, 'payment_method', form.get('card') ?? '');
  if (method.customer !== customer) throw invalidRequest('No such card.');
  return method.id;
}

function ownSubscription(work: Work, customer: string, form: URLSearchParams): SubscriptionRow {
  const subscription = get(work, 'subscription', form.get('subscription') ?? '');
  if (subscription.customer !== customer) throw invalidRequest('No such subscription.');
  return subscription;
}
