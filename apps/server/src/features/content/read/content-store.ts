import type { Db } from '../../../db/client.ts';
import type { CountCache } from './count-cache.ts';
import type { ListPlans } from './list-plans.ts';

/** What reads work on. */
export interface ContentStore {
  readonly db: Db;
  /** The time, as the database keeps times. */
  readonly now: () => string;
  readonly counts: CountCache;
  readonly plans: ListPlans;
}
