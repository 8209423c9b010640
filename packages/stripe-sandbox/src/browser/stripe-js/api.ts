import { addFields } from '../add-fields.ts';
import type { FieldError } from '../protocol.ts';

export interface CallResult {
  value?: Record<string, unknown> & { id: string; status?: string };
  error?: FieldError;
}

/** Calls the sandbox the way Stripe.js calls Stripe: publishable key, form encoding, errors as values. */
export function makeCaller(base: string, publishableKey: string, unreachable: string) {
  return async (method: 'GET' | 'POST', path: string, params: object): Promise<CallResult> => {
    const form = new URLSearchParams();
    addFields(form, '', params);
    const target = `${base}/v1/${path}${method === 'GET' ? `?${form}` : ''}`;
    try {
      const response = await fetch(target, {
        method,
        headers: { authorization: `Bearer ${publishableKey}` },
        ...(method === 'POST' ? { body: form } : {}),
      });
      const body = await response.json();
      return body.error ? { error: body.error } : { value: body };
    } catch {
      return { error: { type: 'api_error', message: unreachable } };
    }
  };
}
