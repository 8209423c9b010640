import type { Storage } from '../../adapters/storage/storage.ts';
import type { Queue } from '../../concurrency/queue.ts';
import type { Queries } from '../../db/client.ts';

/** What the media use cases need. */
export interface MediaDeps {
  readonly queries: Queries;
  readonly storage: Storage;
  readonly clock: () => Date;
  /** Limits how many images are processed at the same time. Without it there is no limit. */
  readonly queue?: Queue;
}
