import type { AccountContext } from '../accounts/index.ts';
import type { AccessTokens } from './tokens/access-tokens.ts';

/** What the session use cases need. */
export interface SessionContext extends Pick<AccountContext, 'db' | 'now'> {
  tokens: AccessTokens;
  /** The absolute lifetime of a session, however often it is refreshed. */
  sessionLifetimeMs: number;
}

/** What a login needs in addition. */
export interface LoginContext extends SessionContext, AccountContext {}
