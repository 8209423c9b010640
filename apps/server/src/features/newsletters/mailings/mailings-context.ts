import type { Plan } from '@rostra/contract';
import type { BulkMailer } from '../../../adapters/mailer/bulk/bulk-mailer.ts';
import type { WakeUp } from '../../../concurrency/wake-up.ts';
import type { Queries } from '../../../db/client.ts';
import type { ContentService } from '../../content/index.ts';
import type { NewslettersContext } from '../context.ts';
import type { Rates } from './worker/limits.ts';

/** What sending needs besides subscribers. */
export interface MailingsContext extends NewslettersContext {
  readonly content: ContentService;
  /** The plans that all members, or these, have now. */
  findPlans(queries: Queries, userIds?: readonly number[]): Promise<ReadonlyMap<number, Plan>>;
  /** Of the worker that sends. */
  readonly wakeUp: WakeUp;
  /** Without one, no mailing is sent. */
  readonly mailer: BulkMailer | undefined;
  /** How many mails may leave, in all and to one domain. */
  readonly rates: { readonly all: Rates; readonly domain: Rates };
  /** Whether mails of accounts are due, which go first. */
  hasUrgentMail(): Promise<boolean>;
  /** The sender of all mails, whatever the settings say. */
  readonly fixedSender: { readonly name: string; readonly address: string } | undefined;
  /** Where a mail comes back to if it cannot be delivered. */
  returnAddress(deliveryId: number): string;
  readonly logger: { warn(fields: object, message: string): void };
}
