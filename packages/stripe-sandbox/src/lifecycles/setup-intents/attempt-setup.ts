import type Stripe from 'stripe';
import { decide } from '../../objects/cards/behaviour.ts';
import { describeDecline } from '../../objects/cards/decline.ts';
import { emit } from '../../objects/events/emit.ts';
import { saveToCustomer } from '../../objects/payment-methods/attach-payment-method.ts';
import type { PaymentMethodRow, SetupIntentRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { nextActionFor } from '../payment-intents/next-action.ts';

export interface SetupOptions {
  isAuthenticated: boolean;
  returnUrl: string | null;
  isStripeJs: boolean;
}

/** Attempts the setup and records the outcome on the intent. */
export function attemptSetup(
  work: Work,
  intent: SetupIntentRow,
  method: PaymentMethodRow,
  options: SetupOptions,
): SetupIntentRow {
  const profile = get(work, 'card_profile', method.id);
  const verdict = decide({ ...profile, ...options, purpose: 'set_up', isOffSession: false });
  work.put('intent_note', { id: intent.id, returnUrl: options.returnUrl, isAutomatic: false });
  const held: SetupIntentRow = { ...intent, payment_method: method.id };
  if (verdict.outcome === 'challenge') {
    return saveIntent(work, 'setup_intent.requires_action', {
      ...held,
      last_setup_error: null,
      next_action: nextActionFor(work, intent, options),
      status: 'requires_action',
    });
  }
  if (verdict.outcome === 'declined') {
    const { code, declineCode, message } = describeDecline(verdict.declineCode);
    return failSetup(work, held, {
      code: code as Stripe.SetupIntent.LastSetupError.Code,
      decline_code: declineCode,
      doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`,
      message,
      payment_method: method,
      type: 'card_error',
    });
  }
  if (intent.customer !== null) saveToCustomer(work, method, intent.customer);
  work.put('card_profile', { ...profile, isSetUp: true });
  return saveIntent(work, 'setup_intent.succeeded', {
    ...held,
    last_setup_error: null,
    next_action: null,
    status: 'succeeded',
  });
}

export function failSetup(
  work: Work,
  intent: SetupIntentRow,
  error: Stripe.SetupIntent.LastSetupError,
): SetupIntentRow {
  return saveIntent(work, 'setup_intent.setup_failed', {
    ...intent,
    last_setup_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
}

export function saveIntent(
  work: Work,
  type: Stripe.Event.Type,
  intent: SetupIntentRow,
): SetupIntentRow {
  work.put('setup_intent', intent);
  emit(work, type, intent);
  return get(work, 'setup_intent', intent.id);
}
