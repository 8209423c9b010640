import { addFields } from '../add-fields.ts';
import type { FieldError } from '../protocol.ts';

export interface Sent {
  error?: FieldError;
  paymentMethod?: { id: string };
}

/** Creates a payment method directly from the frame, so that the page never sees a card number or IBAN. */
export async function sendPaymentMethod(
  publishableKey: string,
  params: object,
  unreachable: string,
): Promise<Sent> {
  const form = new URLSearchParams();
  addFields(form, '', params);
  try {
    const response = await fetch('../v1/payment_methods', {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}` },
      body: form,
    });
    const body = await response.json();
    return body.error ? { error: body.error } : { paymentMethod: body };
  } catch {
    return { error: { type: 'api_error', message: unreachable } };
  }
}
