import type { AccountHooks } from '../../feature.ts';
import type { Outbox } from '../mail/index.ts';
import type { MediaDeps } from '../media/index.ts';
import type { SessionContext } from '../sessions/index.ts';
import type { PasswordHasher } from './credentials/password-hasher.ts';

/** What the account rules need. */
export interface AccountContext extends SessionContext {
  media: MediaDeps;
  hasher: PasswordHasher;
  outbox: Outbox;
  logger: { warn(facts: object, message: string): void };
  site: { name: string; url: string };
  accountHooks: readonly AccountHooks[];
}
