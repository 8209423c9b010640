import type { CacheTag } from '@rostra/contract/pages';
import { messageReference } from '@rostra/messages';
import type { Payments } from '../../adapters/payments/payments.ts';
import type { Tracing } from '../../adapters/tracing/tracing.ts';
import type { Seal } from '../../crypto/seal.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Site } from '../../languages/site.ts';
import type { Outbox } from '../mail/index.ts';
import type { MemberLocks } from './locks/member-locks.ts';

interface BillingLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface BillingContext {
  db: Db;
  now: () => Date;
  payments: Payments;
  locks: MemberLocks;
  outbox: Outbox;
  logger: BillingLog;
  site: Site;
  graceDays: number;
  /** For codes of gifts. */
  giftSeal: Seal;
  tracing?: Tracing | undefined;
}

/** For what staff see and do, which in part works on a site that takes no payments. */
export interface ManagementContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly site: Site;
  /** Undefined if the site takes no payments. */
  readonly billing: BillingContext | undefined;
}

export interface PlansContext extends ManagementContext {
  /** Drops cached pages, here and in other processes. */
  changed(tags: readonly CacheTag[]): void;
  /** Drops cached pages of this process only. */
  invalidate(tags: readonly CacheTag[]): void;
  /** Calls the listener after each change, in any process. */
  onChange(listener: (tags: readonly CacheTag[]) => void): () => void;
}

export function getBilling({ billing }: Pick<ManagementContext, 'billing'>): BillingContext {
  if (billing) return billing;
  throw new AppError('payments_unavailable', messageReference('money-server', 'paymentsOff'));
}
