import type { IncomingMessage } from 'node:http';
import { clientAddress } from '../../../http/requests/client-address.ts';
import { addTo, type Batch, createBatch, mergeBatches } from './batch.ts';
import type { ReadershipContext } from './context.ts';
import { createCountedPath } from './counted-path.ts';
import { storeBatch } from './store-batch.ts';

/**
 * Counts views in the memory of the process and adds them to the database every few seconds. Runs for every page, also for
 * those from memory, so it does no more than adding to a map: programs are left out, and visitors hashed, with the others of a batch.
 */
export class ViewCounter {
  readonly #context: ReadershipContext;
  readonly #pathOf: ReturnType<typeof createCountedPath>;
  #batch: Batch | undefined;

  constructor(context: ReadershipContext) {
    this.#context = context;
    this.#pathOf = createCountedPath(context.site.languages);
  }

  /** Call it when a page was found. */
  viewed(request: IncomingMessage): void {
    if (!this.#context.site.settings.values.readerStatistics) return;
    const path = this.#pathOf(request);
    if (path === undefined) return;
    this.#batch ??= createBatch(this.#context.now());
    addTo(this.#batch, {
      path,
      address: clientAddress(request, this.#context.trustedProxies),
      browser: request.headers['user-agent'] ?? '',
      referrer: request.headers.referer,
    });
  }

  get hasCounted(): boolean {
    return this.#batch !== undefined;
  }

  /** Adds to what other processes have counted. What could not be stored is kept for the next time. */
  async flush(): Promise<void> {
    const batch = this.#batch;
    if (!batch) return;
    this.#batch = undefined;
    try {
      await storeBatch(this.#context, batch);
    } catch (error) {
      this.#batch = mergeBatches(batch, this.#batch);
      throw error;
    }
  }
}
