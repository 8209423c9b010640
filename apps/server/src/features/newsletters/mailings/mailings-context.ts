import type { Plan } from '@rostra/contract';
import type { WakeUp } from '../../../concurrency/wake-up.ts';
import type { Queries } from '../../../db/client.ts';
import type { ContentService } from '../../content/index.ts';
import type { NewslettersContext } from '../context.ts';

/** What sending needs besides subscribers. */
export interface MailingsContext extends NewslettersContext {
  readonly content: ContentService;
  /** The plans that all members, or one of them, have now. */
  findPlans(queries: Queries, userId?: number): Promise<ReadonlyMap<number, Plan>>;
  /** Of the worker that sends. */
  readonly wakeUp: WakeUp;
}
