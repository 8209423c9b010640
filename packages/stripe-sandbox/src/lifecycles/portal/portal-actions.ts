import { updateCustomer } from '../../objects/customers/update-customer.ts';
import { detachPaymentMethod } from '../../objects/payment-methods/detach-payment-method.ts';
import type { PortalSessionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { createSetupIntent } from '../setup-intents/create-setup-intent.ts';
import { updateSubscription } from '../subscriptions/change/update-subscription.ts';
import { pauseSubscription } from '../subscriptions/pause/pause-subscription.ts';
import { resumeSubscription } from '../subscriptions/pause/resume-subscription.ts';
import { cancelPlan } from './cancel-plan.ts';
import { changePlan } from './change-plan.ts';
import { type Features, featuresOf } from './features.ts';
import { getOwnPaymentMethod, getOwnSubscription } from './own-objects.ts';

type Action = (work: Work, session: PortalSessionRow, form: URLSearchParams) => string;

const updateDetails: Action = (work, session, form) => {
  const { allowed_updates } = featuresOf(work, session).customer_update;
  const fields = (['email', 'name', 'phone'] as const).filter((field) =>
    allowed_updates.includes(field),
  );
  updateCustomer(
    work,
    session.customer,
    Object.fromEntries(fields.map((field) => [field, form.get(field) || null])),
  );
  return '';
};

const makeDefault: Action = (work, { customer }, form) => {
  const method = getOwnPaymentMethod(work, customer, form);
  updateCustomer(work, customer, { invoice_settings: { default_payment_method: method } });
  for (const subscription of work.where('subscription', 'customer', customer)) {
    if (subscription.default_payment_method === null) continue;
    updateSubscription(work, subscription.id, { default_payment_method: method });
  }
  return '';
};

/** Every action of the portal page, with the feature that must be enabled for it. */
const ACTIONS: Record<string, { feature: keyof Features; run: Action } | undefined> = {
  update_details: { feature: 'customer_update', run: updateDetails },
  add_card: {
    feature: 'payment_method_update',
    run: (work, { customer }) =>
      `?setup=${createSetupIntent(work, { customer, usage: 'off_session' }).id}`,
  },
  default_card: { feature: 'payment_method_update', run: makeDefault },
  remove_card: {
    feature: 'payment_method_update',
    run: (work, { customer }, form) => {
      detachPaymentMethod(work, getOwnPaymentMethod(work, customer, form));
      return '';
    },
  },
  change_plan: { feature: 'subscription_update', run: changePlan },
  cancel: { feature: 'subscription_cancel', run: cancelPlan },
  keep: {
    feature: 'subscription_cancel',
    run: (work, { customer }, form) => {
      const { id } = getOwnSubscription(work, customer, form);
      updateSubscription(work, id, { cancel_at_period_end: false });
      return '';
    },
  },
  pause: {
    feature: 'subscription_pause',
    run: (work, { customer }, form) => {
      pauseSubscription(work, getOwnSubscription(work, customer, form).id, {});
      return '';
    },
  },
  resume: {
    feature: 'subscription_pause',
    run: (work, { customer }, form) => {
      resumeSubscription(work, getOwnSubscription(work, customer, form).id, {});
      return '';
    },
  },
};

/** Runs what the customer chose and returns where to go next. */
export function runPortalAction(
  work: Work,
  session: PortalSessionRow,
  form: URLSearchParams,
): string {
  const action = ACTIONS[form.get('action') ?? ''];
  if (action === undefined) return '';
  // A link may have been opened before the feature was disabled.
  get(work, 'customer', session.customer);
  if (!featuresOf(work, session)[action.feature].enabled) {
    throw invalidRequest('This is not available.');
  }
  return action.run(work, session, form);
}
