import type { AccountContext, AccountSessions } from '../accounts/index.ts';
import type { describeMemberBilling } from '../billing/index.ts';

/** What the use cases about members need. */
export interface MembersContext {
  readonly accounts: AccountContext;
  readonly sessions: AccountSessions;
  /** Undefined if the site takes no payments. */
  readonly describeBilling:
    | ((userId: number) => ReturnType<typeof describeMemberBilling>)
    | undefined;
}
