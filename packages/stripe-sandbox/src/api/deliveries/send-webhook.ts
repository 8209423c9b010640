import type { Sandbox } from '../../lifecycles/sandbox.ts';
import type { Delivery, EndpointSecret } from '../../store/records.ts';
import type { Work } from '../../store/work.ts';
import { signatureHeader } from './sign.ts';

const TIMEOUT_MS = 20_000;

export interface DeliveryResult {
  isAccepted: boolean;
  text: string;
}

/** Posts one signed event. Undefined if the event or its endpoint no longer exists. */
export async function sendWebhook(
  sandbox: Sandbox,
  delivery: Delivery,
  stop: AbortSignal,
): Promise<DeliveryResult | undefined> {
  const { event, endpoint, secret } = sandbox.read((work) => ({
    event: work.find('event', delivery.event),
    endpoint: work.find('webhook_endpoint', delivery.endpoint),
    secret: work.find('endpoint_secret', delivery.endpoint),
  }));
  if (event === undefined || endpoint === undefined || secret === undefined) return undefined;
  const body = JSON.stringify(event, null, 2);
  const wall = sandbox.wallMs();
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureHeader(body, secretsAt(secret, wall), Math.floor(wall / 1000)),
        'user-agent': 'Stripe/1.0 (stripe-sandbox)',
      },
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.arrayBuffer();
    return { isAccepted: response.ok, text: String(response.status) };
  } catch (error) {
    return { isAccepted: false, text: error instanceof Error ? error.message : 'failed' };
  }
}

/** Records an attempt: delivered, or pending again until the retries are used up. */
export function recordResult(work: Work, id: string, result: DeliveryResult | undefined): void {
  const current = work.find('delivery', id);
  if (current === undefined) return;
  if (result === undefined) {
    work.remove('delivery', id);
    return;
  }
  const attempted = {
    ...current,
    attempts: current.attempts + 1,
    lastResponse: result.text,
  };
  if (result.isAccepted) {
    work.put('delivery', { ...attempted, nextAttemptAtMs: null, status: 'delivered' });
    const event = work.find('event', current.event);
    if (event !== undefined && event.pending_webhooks > 0) {
      work.put('event', { ...event, pending_webhooks: event.pending_webhooks - 1 });
    }
    return;
  }
  const delay = work.config.webhookRetriesMs[current.attempts];
  work.put('delivery', {
    ...attempted,
    nextAttemptAtMs: delay === undefined ? null : work.wallMs() + delay,
    status: delay === undefined ? 'failed' : 'pending',
  });
}

function secretsAt(secret: EndpointSecret, wallMs: number): string[] {
  const old = secret.previous !== null && wallMs < secret.previousUntilMs ? [secret.previous] : [];
  return [secret.current, ...old];
}
