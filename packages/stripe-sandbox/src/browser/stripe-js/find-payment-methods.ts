import type { PaymentMethodType } from '../protocol.ts';
import type { makeCaller } from './api.ts';
import { kindOf } from './confirm.ts';
import type { ElementsOptions } from './elements.ts';

const TYPES: readonly PaymentMethodType[] = ['card', 'sepa_debit'];
const among = (types: readonly unknown[]) => TYPES.filter((type) => types.includes(type));

/**
 * What the Payment Element offers: for a payment what its intent accepts, for a setup what it lists, and cards otherwise.
 * Before there is an intent, SEPA debits are offered for payments in euros.
 */
export async function findPaymentMethods(
  call: ReturnType<typeof makeCaller>,
  { clientSecret, currency, mode, paymentMethodTypes }: ElementsOptions,
): Promise<readonly PaymentMethodType[]> {
  if (clientSecret === undefined) {
    const isDebitPossible = mode !== 'setup' && currency === 'eur';
    return among(paymentMethodTypes ?? (isDebitPossible ? TYPES : ['card']));
  }
  const kind = kindOf(clientSecret);
  const id = clientSecret.split('_secret_')[0];
  const { value } = await call('GET', `${kind}s/${id}`, { client_secret: clientSecret });
  const field = kind === 'payment_intent' ? 'payment_method_types' : 'allowed_payment_method_types';
  const types = value?.[field];
  return Array.isArray(types) ? among(types) : ['card'];
}
