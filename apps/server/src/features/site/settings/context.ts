import type { PolicyArea } from '@rostra/contract';
import type { CacheTag } from '@rostra/contract/pages';
import type { Db, Queries } from '../../../db/client.ts';
import type { Site } from '../../../languages/site.ts';

export interface SettingsContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly site: Site;
  /** Called when the stored languages are others than those that this process began with. */
  onLanguagesChanged(): void;
  /** Called in the transaction of a change of the policy areas, which it may refuse. */
  changeAreas(
    tx: Queries,
    change: { before: readonly PolicyArea[]; after: readonly PolicyArea[]; at: string },
  ): Promise<void>;
  /** Drops cached pages, here and in other processes. */
  changed(tags: readonly CacheTag[]): void;
  /** Drops cached pages of this process only. */
  invalidate(tags: readonly CacheTag[]): void;
  /** Calls the listener after each change, in any process. */
  onChange(listener: (tags: readonly CacheTag[]) => void): () => void;
}
