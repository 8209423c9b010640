import type { Sandbox } from '../../lifecycles/sandbox.ts';
import { present } from '../../objects/events/present.ts';
import type { Delivery, EndpointSecret } from '../../store/records.ts';
import type { Work } from '../../store/work.ts';
import type { Poster } from './post.ts';
import { signatureHeader } from './sign.ts';

export interface DeliveryResult {
  isAccepted: boolean;
  text: string;
}

/** Posts one signed event. Undefined if the event or its endpoint no longer exists. */
export async function sendWebhook(
  sandbox: Sandbox,
  delivery: Delivery,
  poster: Poster,
): Promise<DeliveryResult | undefined> {
  const { event, endpoint, secret } = sandbox.read((work) => ({
    event: present(work, work.find('event', delivery.event)),
    endpoint: work.find('webhook_endpoint', delivery.endpoint),
    secret: work.find('endpoint_secret', delivery.endpoint),
  }));
  if (event === undefined || endpoint === undefined || secret === undefined) return undefined;
  const body = JSON.stringify(event, null, 2);
  const wall = sandbox.wallMs();
  try {
    const status = await poster.post(endpoint.url, body, {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureHeader(body, secretsAt(secret, wall), Math.floor(wall / 1000)),
      'user-agent': 'Stripe/1.0 (stripe-sandbox)',
    });
    return { isAccepted: status >= 200 && status < 300, text: String(status) };
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
