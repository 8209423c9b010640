import { type Caller, memberOf } from '../caller.ts';

/** Who did something that belongs in the audit log, and from where. */
export type Actor =
  | {
      readonly kind: 'user';
      readonly userId: number;
      readonly address: string;
      /** The API token that was used. */
      readonly tokenId?: number;
    }
  | { readonly kind: 'terminal'; readonly user: string; readonly host: string };

/** The part of a request that says who sent it. */
export interface Sender {
  readonly caller: Caller;
  readonly ip: string;
}

/** For handlers behind a guard. */
export function actorOf({ caller, ip }: Sender): Actor {
  const { userId, token } = memberOf(caller);
  return { kind: 'user', userId, address: ip, ...(token ? { tokenId: token.id } : {}) };
}
