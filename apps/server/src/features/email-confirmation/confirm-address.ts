import { invalidCode } from '../../errors.ts';
import type { ClientInfo } from '../../http/caller.ts';
import {
  type AccountContext,
  confirmUser,
  hashCode,
  isConfirmed,
  lockActiveUser,
  recordSecurityEvent,
} from '../accounts/index.ts';
import { findEmailConfirmation } from './email-confirmations.repo.ts';

/**
 * Returns the address. A link can be used again until it expires: a second click must not look like a
 * failure, and confirming twice changes nothing.
 */
export function confirmAddress(
  context: Pick<AccountContext, 'accountHooks' | 'db' | 'now'>,
  code: string,
  client: ClientInfo,
): Promise<string> {
  const { db, now } = context;
  const at = now();
  return db.transaction(async (tx) => {
    const sent = await findEmailConfirmation(tx, hashCode(code), at.toISOString());
    const user = sent && (await lockActiveUser(tx, sent.user_id));
    if (!user || user.email !== sent.email) throw invalidCode();
    if (isConfirmed(user)) return user.email;
    await confirmUser(context, tx, user);
    await recordSecurityEvent(tx, now, { userId: user.id, kind: 'email_confirmed', client });
    return user.email;
  });
}
