import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header. While a secret is being rolled, both secrets sign. */
export function signatureHeader(body: string, secrets: string[], timestamp: number): string {
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
  );
  return [`t=${timestamp}`, ...signatures].join(',');
}
