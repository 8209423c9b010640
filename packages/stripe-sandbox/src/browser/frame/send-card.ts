import { addFields } from '../add-fields.ts';
import type { FieldError } from '../protocol.ts';
import type { CardValues } from './card-input.ts';

/** Creates a payment method directly from the frame, so that the page never sees the card. */
export async function sendCard(
  publishableKey: string,
  values: CardValues,
  billingDetails: Record<string, unknown> = {},
): Promise<{ error?: FieldError; paymentMethod?: { id: string } }> {
  const [month = '', year = ''] = values.expiry.split('/').map((part) => part.trim());
  const form = new URLSearchParams({
    type: 'card',
    'card[number]': values.number.replace(/\s/g, ''),
    'card[exp_month]': String(Number(month)),
    'card[exp_year]': `20${year}`,
    'card[cvc]': values.cvc,
  });
  addFields(form, 'billing_details', billingDetails);
  try {
    const response = await fetch('../v1/payment_methods', {
      method: 'POST',
      headers: { authorization: `Bearer ${publishableKey}` },
      body: form,
    });
    const body = await response.json();
    return body.error ? { error: body.error } : { paymentMethod: body };
  } catch {
    return {
      error: { type: 'api_error', message: 'We could not reach the payment service. Try again.' },
    };
  }
}
