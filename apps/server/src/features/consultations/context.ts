import type { Plan } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';
import type { Site } from '../../languages/site.ts';
import type { ContentService } from '../content/index.ts';
import type { Outbox } from '../mail/index.ts';
import type { StopLinks } from './tell/stop-links.ts';

export interface ConsultationsContext {
  readonly content: ContentService;
  readonly outbox: Outbox;
  readonly site: Site;
  readonly stopLinks: StopLinks;
  /** The plans that members have now. */
  findPlans(queries: Queries): Promise<ReadonlyMap<number, Plan>>;
}
