import { createCustomer } from '../../objects/customers/create-customer.ts';
import { redeem } from '../../objects/discounts/redeem.ts';
import type { CheckoutSessionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { intentOf } from '../invoices/collect-invoice.ts';
import { createPaymentIntent } from '../payment-intents/create-payment-intent.ts';
import { createSetupIntent } from '../setup-intents/create-setup-intent.ts';
import { createSubscription } from '../subscriptions/create/create-subscription.ts';
import { applyPromotionCode } from './apply-promotion-code.ts';
import { chooseAmount } from './choose-amount.ts';
import { completeSession } from './complete-session.ts';
import { priceSession } from './price-session.ts';

export interface Submission {
  email: string | null;
  /** The amount the payer has chosen, where the price leaves it open. */
  amountMinor: number | null;
  promotionCode?: string | null;
}

/** What the payer's page needs to confirm: the secret of a payment or setup intent. */
export interface Confirmation {
  clientSecret: string;
  verb: 'confirmPayment' | 'confirmSetup';
}

/** Creates what the session sells, after the payer has entered email and amount. */
export function submitSession(work: Work, id: string, submission: Submission): void {
  const open = get(work, 'checkout_session', id);
  if (open.status !== 'open') throw invalidRequest('This Checkout Session is no longer open.');
  if (findConfirmation(work, open) !== undefined) return;
  chooseAmount(work, open, submission.amountMinor);
  if (submission.promotionCode) applyPromotionCode(work, open, submission.promotionCode);
  const session = withCustomer(work, reprice(work, open), submission.email);
  work.put('checkout_session', session);
  const { discounts, items, paymentIntentData, subscriptionData } = get(work, 'checkout_note', id);
  if (session.mode === 'subscription') {
    const subscription = createSubscription(work, {
      customer: session.customer ?? '',
      items: items.map(({ price, quantity }) => ({
        price: price?.id ?? '',
        quantity: quantity ?? 1,
      })),
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      ...(discounts ? { discounts } : {}),
      ...subscriptionData,
    });
    const invoice = get(work, 'invoice', subscription.latest_invoice ?? '');
    const billed: CheckoutSessionRow = {
      ...session,
      amount_total: invoice.total,
      invoice: invoice.id,
      subscription: subscription.id,
    };
    work.put('checkout_session', billed);
    if (invoice.status === 'paid' && subscription.pending_setup_intent === null) {
      completeSession(work, billed, 'no_payment_required');
    }
    return;
  }
  if (session.mode === 'setup') {
    const intent = createSetupIntent(work, session.customer ? { customer: session.customer } : {});
    work.put('checkout_session', { ...session, setup_intent: intent.id });
    return;
  }
  redeem(work, discounts, {
    currency: session.currency ?? 'usd',
    customer: session.customer,
    subtotalMinor: session.amount_subtotal ?? 0,
  });
  if (session.amount_total === 0) {
    completeSession(work, session, 'no_payment_required');
    return;
  }
  const allowed = session.allowed_payment_method_types;
  const intent = createPaymentIntent(work, {
    amount: session.amount_total ?? 0,
    ...(allowed ? { allowed_payment_method_types: allowed } : {}),
    currency: session.currency ?? 'usd',
    ...(session.customer ? { customer: session.customer } : {}),
    ...(submission.email ? { receipt_email: submission.email } : {}),
    ...paymentIntentData,
  });
  work.put('checkout_session', { ...session, payment_intent: intent.id });
}

/** The amounts and discounts may have changed since the session was created. */
function reprice(work: Work, open: CheckoutSessionRow): CheckoutSessionRow {
  const note = get(work, 'checkout_note', open.id);
  const { session, items } = priceSession(work, open, note.items, note.discounts);
  work.put('checkout_note', { ...note, items });
  return session;
}

/** The intent that the page lets the payer confirm, once the session has been submitted. */
export function findConfirmation(
  work: Work,
  session: CheckoutSessionRow,
): Confirmation | undefined {
  const subscription = work.find('subscription', session.subscription ?? '');
  const setup = work.find(
    'setup_intent',
    session.setup_intent ?? subscription?.pending_setup_intent ?? '',
  );
  if (setup !== undefined) return { clientSecret: setup.client_secret, verb: 'confirmSetup' };
  const payment =
    work.find('payment_intent', session.payment_intent ?? '') ??
    (session.invoice === null ? undefined : intentOf(work, session.invoice));
  return payment && { clientSecret: payment.client_secret, verb: 'confirmPayment' };
}

function withCustomer(
  work: Work,
  session: CheckoutSessionRow,
  email: string | null,
): CheckoutSessionRow {
  const address = email ?? session.customer_email;
  const needsCustomer =
    session.customer === null &&
    (session.mode !== 'payment' || session.customer_creation === 'always');
  const customer = needsCustomer
    ? createCustomer(work, address === null ? {} : { email: address }).id
    : session.customer;
  const known = customer === null ? undefined : work.find('customer', customer);
  return {
    ...session,
    customer,
    customer_details: {
      address: null,
      business_name: null,
      email: address ?? known?.email ?? null,
      individual_name: null,
      name: known?.name ?? null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  };
}
