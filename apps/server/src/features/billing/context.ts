import type { Payments } from '../../adapters/payments/payments.ts';
import type { Tracing } from '../../adapters/tracing/tracing.ts';
import type { Seal } from '../../crypto/seal.ts';
import type { Db } from '../../db/client.ts';
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
