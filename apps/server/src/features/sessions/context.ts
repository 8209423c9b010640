import type { Db } from '../../db/client.ts';
import type { AccessTokens } from './access-tokens.ts';

/** What the session rules need. */
export interface SessionContext {
  db: Db;
  now: () => Date;
  tokens: AccessTokens;
}

/** Who is at the other end, as far as one can tell. */
export interface ClientInfo {
  address: string;
  userAgent: string;
  /** The value of the device cookie, if it came with its anti-forgery header. */
  deviceId: string | undefined;
}
