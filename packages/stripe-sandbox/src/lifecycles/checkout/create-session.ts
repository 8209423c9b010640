import type Stripe from 'stripe';
import { createPrice } from '../../objects/catalog/create-price.ts';
import { emit } from '../../objects/events/emit.ts';
import { newId, newIdOf, randomText } from '../../store/ids.ts';
import { DAY, nowFor } from '../../store/now.ts';
import type { CheckoutSessionRow, PriceRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { paymentMethodTypes } from '../payment-intents/payment-method-types.ts';
import { emptySession } from './empty-session.ts';
import type { CreateInput } from './params.ts';
import { priceSession } from './price-session.ts';

/** Opens a hosted checkout page. Nothing is created for the payer before the page is submitted. */
export function createSession(work: Work, input: CreateInput): CheckoutSessionRow {
  const customer = input.customer ? get(work, 'customer', input.customer, 'customer') : null;
  const created = nowFor(work, customer?.id ?? null);
  const expires = input.expires_at ?? created + DAY;
  if (expires <= created || expires > created + DAY) {
    throw invalidRequest('expires_at must be within the next 24 hours.', 'expires_at');
  }
  const items = (input.line_items ?? []).map((line, index) =>
    createLineItem(work, line, `line_items[${index}]`),
  );
  if (input.mode !== 'setup' && items.length === 0) {
    throw invalidRequest('You must pass line_items.', 'line_items', 'parameter_missing');
  }
  const id = newIdOf('checkout_session');
  const token = randomText(40);
  const session: CheckoutSessionRow = {
    ...emptySession(id, created),
    ...placeOf(work, input, id, token),
    allow_promotion_codes: input.allow_promotion_codes ?? null,
    allowed_payment_method_types: input.allowed_payment_method_types ?? null,
    cancel_url: input.cancel_url ?? null,
    client_reference_id: input.client_reference_id ?? null,
    currency: items[0]?.currency ?? input.currency?.toLowerCase() ?? null,
    customer: customer?.id ?? null,
    customer_creation:
      customer === null && input.mode === 'payment'
        ? (input.customer_creation ?? 'if_required')
        : null,
    customer_email: input.customer_email ?? null,
    expires_at: expires,
    metadata: mergeMetadata({}, input.metadata),
    mode: input.mode,
    payment_status: input.mode === 'setup' ? 'no_payment_required' : 'unpaid',
    submit_type: input.submit_type ?? null,
    success_url: input.success_url ?? null,
  };
  const types = paymentMethodTypes(session.currency ?? 'eur', session.allowed_payment_method_types);
  const priced = priceSession(work, session, items, input.discounts ?? null);
  work.put('checkout_session', { ...priced.session, payment_method_types: types });
  work.put('checkout_note', {
    id,
    token,
    discounts: input.discounts ?? null,
    items: priced.items,
    paymentIntentData: input.payment_intent_data ?? {},
    subscriptionData: input.subscription_data ?? {},
  });
  return get(work, 'checkout_session', id);
}

/** A hosted page has a URL; an embedded one is mounted by stripe.js with its client secret. */
function placeOf(
  work: Work,
  input: CreateInput,
  id: string,
  token: string,
): Partial<CheckoutSessionRow> {
  if (input.ui_mode !== 'embedded_page') {
    return { url: `${work.config.publicUrl}/checkout/${id}/${token}` };
  }
  const redirects = input.redirect_on_completion ?? 'always';
  if (redirects !== 'never' && input.return_url === undefined) {
    throw invalidRequest('Missing required param: return_url.', 'return_url', 'parameter_missing');
  }
  return {
    client_secret: `${id}_secret_${token}`,
    redirect_on_completion: redirects,
    ...(input.return_url === undefined ? {} : { return_url: input.return_url }),
    ui_mode: 'embedded_page',
  };
}

type LineInput = NonNullable<CreateInput['line_items']>[number];

function createLineItem(work: Work, line: LineInput, at: string): Stripe.LineItem {
  const price = priceOf(work, line, at);
  const quantity = line.quantity ?? 1;
  const unit = price.unit_amount ?? price.custom_unit_amount?.preset ?? 0;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: unit * quantity,
    amount_tax: 0,
    amount_total: unit * quantity,
    currency: price.currency,
    description: work.find('product', price.product)?.name ?? null,
    metadata: {},
    price,
    quantity,
  };
}

function priceOf(work: Work, { price, price_data: data }: LineInput, at: string): PriceRow {
  if (price !== undefined) return get(work, 'price', price, `${at}[price]`);
  if (data === undefined) throw invalidRequest('Pass price or price_data.', `${at}[price]`);
  const { product_data, recurring, ...rest } = data;
  return createPrice(work, {
    ...rest,
    ...(product_data === undefined
      ? {}
      : { product_data: { metadata: product_data.metadata ?? {}, name: product_data.name } }),
    ...(recurring === undefined ? {} : { recurring: { interval: recurring.interval } }),
  });
}

/** Expires an open session, by request or 24 hours after its creation. */
export function expireSession(work: Work, id: string): CheckoutSessionRow {
  const before = get(work, 'checkout_session', id);
  if (before.status !== 'open') {
    throw invalidRequest('Only open Checkout Sessions can be expired.');
  }
  const expired: CheckoutSessionRow = { ...before, status: 'expired', url: null };
  work.put('checkout_session', expired);
  emit(work, 'checkout.session.expired', expired);
  return expired;
}
