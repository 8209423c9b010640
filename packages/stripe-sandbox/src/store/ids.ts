import { randomBytes } from 'node:crypto';
import type { Kind } from './kinds.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Stripe's id prefixes. */
const PREFIXES = {
  customer: 'cus',
  customer_balance_transaction: 'cbtxn',
  product: 'prod',
  price: 'price',
  payment_method: 'pm',
  mandate: 'mandate',
  payment_intent: 'pi',
  setup_intent: 'seti',
  charge: 'ch',
  refund: 're',
  dispute: 'du',
  early_fraud_warning: 'issfr',
  subscription: 'sub',
  invoice: 'in',
  invoiceitem: 'ii',
  invoice_payment: 'inpay',
  event: 'evt',
  webhook_endpoint: 'we',
  test_clock: 'clock',
  portal_configuration: 'bpc',
  portal_session: 'bps',
  credit_note: 'cn',
  promotion_code: 'promo',
  discount: 'di',
  tax_rate: 'txr',
  subscription_schedule: 'sub_sched',
  checkout_session: 'cs_test',
  balance_transaction: 'txn',
  payout: 'po',
} as const satisfies Partial<Record<Kind, string>>;

export type PublicKind = keyof typeof PREFIXES;

const KINDS = new Map<string, PublicKind>([
  ...Object.entries(PREFIXES).map(([kind, prefix]): [string, PublicKind] => [
    prefix,
    kind as PublicKind,
  ]),
  // Charges that are not made with a card.
  ['py', 'charge'],
]);

export function randomText(length: number): string {
  let text = '';
  for (const byte of randomBytes(length)) text += ALPHABET[byte % ALPHABET.length];
  return text;
}

export function newId(prefix: string, length = 24): string {
  return `${prefix}_${randomText(length)}`;
}

export function newIdOf(kind: PublicKind): string {
  return newId(PREFIXES[kind], kind === 'customer' || kind === 'product' ? 14 : 24);
}

export function findKindOfId(id: string): PublicKind | undefined {
  const parts = id.split('_');
  return KINDS.get(parts.slice(0, 2).join('_')) ?? KINDS.get(parts.slice(0, -1).join('_'));
}
