import type { AuthResponse, Session } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';
import type { UserRow } from '../../db/tables/accounts.ts';
import type { ClientInfo, Member } from '../../http/caller.ts';

export interface StartedLogin {
  sessionId: string;
  refreshToken: string;
  /** The value for the device cookie, by which this browser is recognised at its next login. */
  deviceId: string;
}

export interface LoginResult {
  response: AuthResponse;
  deviceId: string;
}

/**
 * The parts of the sessions feature that accounts need. Passed in, because sessions import accounts
 * for the login.
 */
export interface AccountSessions {
  /** Starts a session in the caller's transaction. */
  start(tx: Queries, userId: number, client: ClientInfo): Promise<StartedLogin>;
  /** After the commit: signs the access token. */
  complete(user: UserRow, login: StartedLogin): Promise<LoginResult>;
  /** Ends every session in the caller's transaction. */
  endAll(tx: Queries, userId: number): Promise<void>;
  list(member: Pick<Member, 'userId' | 'sessionId'>): Promise<Session[]>;
}
