import type { Plan } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';
import type { Site } from '../../languages/site.ts';
import type { RateLimits } from '../../plugins/rate-limit/rate-limits.ts';
import type { ContentService } from '../content/index.ts';
import type { Outbox } from '../mail/index.ts';
import type { StopLinks } from './notifications/stop-links.ts';

export interface ConsultationsContext {
  readonly content: ContentService;
  readonly outbox: Outbox;
  readonly site: Site;
  readonly stopLinks: StopLinks;
  readonly limits: Pick<RateLimits, 'countExactly'>;
  /** The plans that members have now. */
  findPlans(queries: Queries): Promise<ReadonlyMap<number, Plan>>;
}
