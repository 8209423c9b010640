import type { Plan } from '@rostra/contract';
import type { Env } from '../../env.ts';
import type { Site } from '../../languages/site.ts';
import type { Collection, ContentService } from '../content/index.ts';
import type { MailDelivery, Mailer, Outbox } from '../mail/index.ts';
import type { MediaDeps } from '../media/index.ts';

/** What the use cases of the studio need. */
export interface StudioContext {
  readonly content: ContentService;
  readonly media: MediaDeps;
  readonly outbox: Outbox;
  readonly site: Site;
  /** Undefined if no mail server is configured. */
  readonly mailer: Mailer | undefined;
  readonly delivery: MailDelivery;
  /** Where money goes. */
  readonly payments: Env['BILLING'];
  /** Those of disabled features, too. */
  readonly allCollections: readonly Collection[];
  /** How many members have each plan now. */
  readonly countEntitled: () => Promise<Record<Plan, number>>;
}
