import type { CacheTag } from '@rostra/contract/pages';
import type { Db } from '../../../db/client.ts';
import type { Site } from '../../../languages/site.ts';

export interface SettingsContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly site: Site;
  /** Drops cached pages, here and in other processes. */
  changed(tags: readonly CacheTag[]): void;
  /** Drops cached pages of this process only. */
  invalidate(tags: readonly CacheTag[]): void;
  /** Calls the listener after each change, in any process. */
  onChange(listener: (tags: readonly CacheTag[]) => void): () => void;
}
