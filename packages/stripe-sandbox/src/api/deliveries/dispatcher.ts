import type { Sandbox } from '../../lifecycles/sandbox.ts';
import type { Delivery, EndpointSecret } from '../../store/records.ts';
import { signatureHeader } from './sign.ts';

const TIMEOUT_MS = 20_000;

export interface Dispatcher {
  /** Starts deliveries that are due. Called after every commit. */
  wake(): void;
  /** Resolves when nothing is due or in progress. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** Sends webhooks in the order of their events, one at a time per endpoint; what fails is tried again later. */
export function startDispatcher(sandbox: Sandbox): Dispatcher {
  const busy = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const abort = new AbortController();

  const isEveryEndpointBusy = () =>
    busy.size > 0 &&
    sandbox.read((work) => work.all('webhook_endpoint').every(({ id }) => busy.has(id)));

  function wake(): void {
    // Each one that ends looks again; while all are under way there is nothing to begin.
    if (isStopped || isEveryEndpointBusy()) return;
    clearTimeout(timer);
    const pending = sandbox.read((work) =>
      work
        .all('delivery')
        .reverse()
        .filter((delivery) => delivery.status === 'pending' && delivery.nextAttemptAtMs !== null),
    );
    let nextAt = Number.POSITIVE_INFINITY;
    for (const delivery of pending) {
      const at = delivery.nextAttemptAtMs ?? 0;
      if (at > sandbox.wallMs()) nextAt = Math.min(nextAt, at);
      else if (!busy.has(delivery.endpoint)) begin(delivery);
    }
    if (nextAt < Number.POSITIVE_INFINITY) {
      timer = setTimeout(wake, Math.min(nextAt - sandbox.wallMs(), 2 ** 31 - 1));
      timer.unref();
    }
  }

  function begin(delivery: Delivery): void {
    const sending = send(sandbox, delivery, abort.signal).finally(() => {
      busy.delete(delivery.endpoint);
      wake();
    });
    busy.set(delivery.endpoint, sending);
  }

  return {
    wake,
    async idle() {
      wake();
      while (busy.size > 0) await Promise.all(busy.values());
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      abort.abort();
      await Promise.all(busy.values());
    },
  };
}

async function send(sandbox: Sandbox, delivery: Delivery, stop: AbortSignal): Promise<void> {
  const found = sandbox.read((work) => ({
    event: work.find('event', delivery.event),
    endpoint: work.find('webhook_endpoint', delivery.endpoint),
    secret: work.find('endpoint_secret', delivery.endpoint),
  }));
  const { event, endpoint, secret } = found;
  if (event === undefined || endpoint === undefined || secret === undefined) {
    sandbox.write((work) => work.remove('delivery', delivery.id));
    return;
  }
  const body = JSON.stringify(event, null, 2);
  const wall = sandbox.wallMs();
  const answer = await post(
    endpoint.url,
    body,
    {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureHeader(body, secretsAt(secret, wall), Math.floor(wall / 1000)),
      'user-agent': 'Stripe/1.0 (stripe-sandbox)',
    },
    stop,
  );
  if (stop.aborted) return;
  sandbox.write((work) => {
    const current = work.find('delivery', delivery.id);
    if (current === undefined) return;
    if (answer.isAccepted) {
      work.put('delivery', {
        ...current,
        attempts: current.attempts + 1,
        lastResponse: answer.text,
        nextAttemptAtMs: null,
        status: 'delivered',
      });
      const now = work.find('event', event.id);
      if (now !== undefined && now.pending_webhooks > 0) {
        work.put('event', { ...now, pending_webhooks: now.pending_webhooks - 1 });
      }
      return;
    }
    const pause = sandbox.config.webhookRetriesMs[current.attempts];
    work.put('delivery', {
      ...current,
      attempts: current.attempts + 1,
      lastResponse: answer.text,
      nextAttemptAtMs: pause === undefined ? null : sandbox.wallMs() + pause,
      status: pause === undefined ? 'failed' : 'pending',
    });
  });
}

async function post(
  url: string,
  body: string,
  headers: Record<string, string>,
  stop: AbortSignal,
): Promise<{ isAccepted: boolean; text: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.arrayBuffer();
    return { isAccepted: response.ok, text: String(response.status) };
  } catch (error) {
    return { isAccepted: false, text: error instanceof Error ? error.message : 'failed' };
  }
}

function secretsAt(secret: EndpointSecret, wallMs: number): string[] {
  const old = secret.previous !== null && wallMs < secret.previousUntilMs ? [secret.previous] : [];
  return [secret.current, ...old];
}
