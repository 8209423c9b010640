import type { FieldError } from '../protocol.ts';
import type { SandboxElement } from './element.ts';

export interface Method {
  id?: string;
  error?: FieldError;
}

/** Creates a payment method from what the payer has entered. */
export async function tokenize(
  element: SandboxElement,
  billingDetails?: Record<string, unknown>,
): Promise<Method> {
  const { error, paymentMethod } = await element._tokenize(billingDetails);
  if (error) return { error };
  return paymentMethod ? { id: paymentMethod.id } : {};
}
