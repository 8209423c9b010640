import type { Role, StaffRole } from '@rostra/contract';
import type { VisibleUserRow } from '../db/tables/accounts.ts';

/** The API token of a request. Its role is all that the caller may do. */
export interface CallerToken {
  readonly id: number;
}

/** Who makes a request. Access rules depend on this and not on HTTP. */
export type Caller =
  /** With a token: one that may only read what everybody can read. */
  | { readonly role: 'visitor'; readonly token?: CallerToken }
  | {
      readonly token?: CallerToken;
      readonly role: Role;
      /** The role of staff who are treated as members because they lack a second factor. */
      readonly suspendedRole?: StaffRole;
      readonly userId: number;
      readonly sessionId: string;
      /** When the holder of the session last proved their identity, by logging in or later. */
      readonly provedAt: string;
      /** Read together with the session. */
      readonly user: VisibleUserRow;
    };

export const visitor: Caller = Object.freeze({ role: 'visitor' });

export type Member = Exclude<Caller, { role: 'visitor' }>;

/** For handlers behind a guard, which has already refused visitors. */
export function memberOf(caller: Caller): Member {
  if (caller.role === 'visitor') throw new Error('This route has no guard');
  return caller;
}

/** The device behind a request. */
export interface ClientInfo {
  address: string;
  userAgent: string;
  /** The value of the device cookie, if the request also passed the anti-forgery check. */
  deviceId: string | undefined;
}
