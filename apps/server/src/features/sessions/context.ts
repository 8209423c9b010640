import type { FactorMethod, PendingLogin } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';
import type { AccountContext, StaffPerson } from '../accounts/index.ts';
import type { AccessTokens } from './tokens/access-tokens.ts';

/** What the session use cases need. */
export interface SessionContext extends Pick<AccountContext, 'db' | 'now'> {
  tokens: AccessTokens;
  /** The absolute lifetime of a session, however often it is refreshed. */
  sessionLifetimeMs: number;
}

/**
 * What a login needs from the second-factors feature. It is passed in, because that feature imports
 * sessions.
 */
export interface LoginFactors {
  /** Undefined if the account has no second factor. */
  startPendingLogin(tx: Queries, userId: number): Promise<PendingLogin | undefined>;
  /** How the account can prove a second factor; empty if it has none. */
  findMethods(userId: number): Promise<FactorMethod[]>;
  /** Removes factors that may have been added by someone else. */
  removeAddedSince(tx: Queries, userId: number, since: string): Promise<void>;
  /** Whether someone may not use their staff role, because a second factor is required and they have none. */
  isRoleSuspended(person: StaffPerson): Promise<boolean>;
}

/** What a login needs in addition. */
export interface LoginContext extends SessionContext, AccountContext {
  secondFactors: LoginFactors;
}
