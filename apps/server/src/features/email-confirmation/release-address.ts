import { REMOVED_ADDRESS_DOMAIN } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { newDocumentId } from '../../db/document-id.ts';
import { AppError, invalidCode } from '../../errors.ts';
import { localSite } from '../../languages/site.ts';
import {
  changeUserEmail,
  hashCode,
  isConfirmed,
  lockActiveUser,
  recordSecurityEvent,
} from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { endAllSessions, forgetDevices, type LoginContext } from '../sessions/index.ts';
import { findEmailConfirmation } from './email-confirmations.repo.ts';
import { addressReleasedNotice } from './notices.ts';

/**
 * The owner of an address takes it from an account that somebody else has registered with it. The address is
 * free again. The account stays, because it may belong to somebody who mistyped their address: they can log
 * in with their username and add the right one.
 */
export function releaseAddress(
  { db, now, site, accountHooks }: LoginContext,
  code: string,
): Promise<void> {
  const at = now();
  return db.transaction(async (tx) => {
    const sent = await findEmailConfirmation(tx, hashCode(code), at.toISOString());
    const user = sent && (await lockActiveUser(tx, sent.user_id));
    if (!user || user.email !== sent.email) throw invalidCode();
    if (isConfirmed(user)) {
      throw new AppError(
        'conflict',
        messageReference('email-confirmation-server', 'confirmedMeanwhile'),
      );
    }
    // Random: somebody who knows the placeholder could register it first and so prevent this.
    const email = `${newDocumentId()}@${REMOVED_ADDRESS_DOMAIN}`;
    await changeUserEmail({ accountHooks, now }, tx, user.id, { email, confirmedAt: null });
    await endAllSessions(tx, user.id);
    await forgetDevices(tx, user.id);
    await recordSecurityEvent(tx, now, { userId: user.id, kind: 'email_released' });
    await notify(tx, now, addressReleasedNotice(localSite(site, user).messages, user.id, at));
  });
}
