import type { Storage } from '../../adapters/storage/storage.ts';
import type { Queue } from '../../concurrency/queue.ts';
import type { Queries } from '../../db/client.ts';

/** What the media use cases work on. */
export interface MediaDeps {
  readonly queries: Queries;
  readonly storage: Storage;
  readonly clock: () => Date;
  /** Where uploaded pictures wait for their turn; without it, none waits. */
  readonly queue?: Queue;
}
