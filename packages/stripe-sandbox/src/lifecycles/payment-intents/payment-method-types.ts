import type { PaymentIntentRow, PaymentMethodRow } from '../../store/rows.ts';
import { invalidRequest } from '../../wire/errors.ts';

/** SEPA debits are made in euros only. */
export function paymentMethodTypes(currency: string, allowed: readonly string[] | null): string[] {
  const possible = currency === 'eur' ? ['card', 'sepa_debit'] : ['card'];
  return possible.filter((type) => allowed === null || allowed.includes(type));
}

export function accepts(intent: PaymentIntentRow, method: PaymentMethodRow): boolean {
  return intent.payment_method_types.includes(method.type);
}

export function requireAccepted(intent: PaymentIntentRow, method: PaymentMethodRow): void {
  if (accepts(intent, method)) return;
  throw invalidRequest(
    `The PaymentMethod provided (${method.type}) is not allowed for this PaymentIntent. Please attach one of the following types: ${intent.payment_method_types.join(', ')}.`,
    'payment_method',
    'payment_intent_incompatible_payment_method',
  );
}
