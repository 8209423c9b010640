import { type Caller, memberOf } from '../caller.ts';

/** Who did something that belongs in the audit log, and from where. */
export type Actor =
  | { readonly kind: 'user'; readonly userId: number; readonly address: string }
  | { readonly kind: 'terminal'; readonly user: string; readonly host: string };

/** The part of a request that says who sent it. */
export interface Sender {
  readonly caller: Caller;
  readonly ip: string;
}

/** For handlers behind a guard. */
export const actorOf = ({ caller, ip }: Sender): Actor => ({
  kind: 'user',
  userId: memberOf(caller).userId,
  address: ip,
});
