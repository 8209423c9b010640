import type { Role } from '@rostra/contract';
import type { Db, Queries } from '../../db/client.ts';
import type { AccountHooks } from '../../feature.ts';
import type { Site } from '../../languages/site.ts';
import type { Outbox } from '../mail/index.ts';
import type { PasswordHasher } from './credentials/password-hasher.ts';

export interface StaffPerson {
  userId: number;
  role: Role;
  staffSince: string | null;
}

/** What the account use cases need. */
export interface AccountContext {
  db: Db;
  now: () => Date;
  hasher: PasswordHasher;
  outbox: Outbox;
  logger: { warn(fields: object, message: string): void };
  site: Site;
  accountHooks: readonly AccountHooks[];
  /**
   * When this person loses their staff rights unless they set up a second factor; undefined if that
   * does not apply.
   */
  findFactorDueAt: (person: StaffPerson) => Promise<Date | undefined>;
  /** Whether the password alone is not enough to log in. */
  hasSecondFactor: (userId: number, tx?: Queries) => Promise<boolean>;
  /** When a session last proved the identity of its owner, as stored now; undefined if it has ended. */
  findProvedAt: (sessionId: string) => Promise<string | undefined>;
  /** Days between the request and the deletion of an account. */
  deletionGraceDays: number;
}
