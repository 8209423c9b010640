import type { Db } from '../../db/client.ts';

/** What the profile rules need. */
export interface ProfileContext {
  db: Db;
  now: () => Date;
}
