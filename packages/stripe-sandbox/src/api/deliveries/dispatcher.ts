import type { Sandbox } from '../../lifecycles/sandbox.ts';
import type { Delivery } from '../../store/records.ts';
import { createLanes } from './lanes.ts';
import { createPoster } from './post.ts';
import { type DeliveryResult, recordResult, sendWebhook } from './send-webhook.ts';

const MAX_PARALLEL = 16;
const TIMEOUT_MS = 20_000;

export interface Dispatcher {
  /** Takes over deliveries that were added or changed; called after every commit with their ids. */
  enqueue(deliveries: Iterable<string>): void;
  /** Resolves when nothing is due or in progress. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Sends webhooks in parallel, but events about one object to one endpoint in order. Results that arrive together are
 * stored in one commit.
 */
export function startDispatcher(sandbox: Sandbox): Dispatcher {
  const lanes = createLanes(MAX_PARALLEL);
  const queued = new Set<string>();
  const retries = new Map<string, NodeJS.Timeout>();
  const results: { id: string; result: DeliveryResult | undefined; done(): void }[] = [];
  const abort = new AbortController();
  const poster = createPoster(TIMEOUT_MS, abort.signal);

  function schedule(id: string): void {
    if (abort.signal.aborted || queued.has(id)) return;
    clearTimeout(retries.get(id));
    retries.delete(id);
    const delivery = sandbox.read((work) => work.find('delivery', id));
    if (delivery?.status !== 'pending' || delivery.nextAttemptAtMs === null) return;
    const wait = delivery.nextAttemptAtMs - sandbox.wallMs();
    if (wait > 0) {
      retries.set(id, setTimeout(() => schedule(id), Math.min(wait, 2 ** 31 - 1)).unref());
      return;
    }
    queued.add(id);
    lanes.add(laneOf(sandbox, delivery), () => deliver(id));
  }

  async function deliver(id: string): Promise<void> {
    const delivery = sandbox.read((work) => work.find('delivery', id));
    if (abort.signal.aborted || delivery?.status !== 'pending') {
      queued.delete(id);
      return;
    }
    const result = await sendWebhook(sandbox, delivery, poster);
    if (!abort.signal.aborted) {
      await new Promise<void>((done) => {
        if (results.push({ id, result, done }) === 1) setImmediate(storeResults);
      });
    }
  }

  function storeResults(): void {
    const batch = results.splice(0);
    if (!abort.signal.aborted) {
      for (const { id } of batch) queued.delete(id);
      sandbox.write((work) => {
        for (const { id, result } of batch) recordResult(work, id, result);
      });
    }
    for (const { done } of batch) done();
  }

  return {
    enqueue(deliveries) {
      for (const id of deliveries) schedule(id);
    },
    idle: () => lanes.idle(),
    async stop() {
      abort.abort();
      for (const timer of retries.values()) clearTimeout(timer);
      await lanes.idle();
      poster.close();
    },
  };
}

function laneOf(sandbox: Sandbox, delivery: Delivery): string {
  if (delivery.lane !== undefined) return `${delivery.endpoint} ${delivery.lane}`;
  const event = sandbox.read((work) => work.find('event', delivery.event));
  const object = event?.data.object as { id?: string } | undefined;
  return `${delivery.endpoint} ${object?.id ?? ''}`;
}
