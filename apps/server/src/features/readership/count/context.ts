import type { Db } from '../../../db/client.ts';
import type { Site } from '../../../languages/site.ts';

export interface ReadershipContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly site: Pick<Site, 'languages' | 'settings' | 'url'>;
  readonly trustedProxies: number;
}
