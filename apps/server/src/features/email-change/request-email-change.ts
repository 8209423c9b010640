import type { EmailChange } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, invalidField, wrongPassword } from '../../errors.ts';
import type { ClientInfo, Member } from '../../http/caller.ts';
import { localSite } from '../../languages/site.ts';
import {
  type AccountContext,
  countAttempt,
  hashCode,
  isConfirmed,
  isEmailTaken,
  lockVerifiedUser,
  newCode,
  recordSecurityEvent,
  throttleKey,
  verifyOwner,
} from '../accounts/index.ts';
import { putEmailChange } from './email-changes.repo.ts';
import { isEmailReserved } from './email-undos.repo.ts';
import { confirmEmailMail, emailChangeRequestedMail } from './emails.ts';
import { issueUndoLink } from './issue-undo-link.ts';

const LIFETIME_MS = 24 * 60 * 60_000;

/** A few mails per hour, per member and per recipient. */
const LIMIT = { free: 3, firstWaitMs: 15 * 60_000, maxWaitMs: 60 * 60_000, forgetMs: 60 * 60_000 };

export const emailTaken = () =>
  new AppError('already_taken', messageReference('email-change-server', 'taken'));

/** Nothing changes until the link in the mail to the new address is opened. The old one is notified. */
export async function requestEmailChange(
  context: AccountContext,
  member: Member,
  { email, password }: EmailChange,
  client: ClientInfo,
): Promise<void> {
  const { db, now, outbox, site } = context;
  const user = await verifyOwner(context, member, password);
  const { userId } = member;
  if (email === user.email) {
    throw invalidField(['email'], messageReference('email-change-server', 'sameAddress'));
  }
  const reserved = { exceptUserId: userId, now: now().toISOString() };
  const isTaken =
    (await isEmailTaken(db.queries, email)) || (await isEmailReserved(db.queries, email, reserved));
  if (isTaken) throw emailTaken();
  await countAttempt(context, [
    { key: throttleKey('change-email', String(userId)), ...LIMIT },
    { key: throttleKey('change-email-to', email), ...LIMIT },
  ]);
  const code = newCode();
  await db.transaction(async (tx) => {
    const changes = { updated_at: now().toISOString() };
    if (!(await lockVerifiedUser(tx, user, changes))) {
      throw wrongPassword();
    }
    await putEmailChange(tx, {
      user_id: userId,
      email,
      code_hash: hashCode(code),
      expires_at: new Date(now().getTime() + LIFETIME_MS).toISOString(),
    });
    await recordSecurityEvent(tx, now, { userId, kind: 'email_change_requested', client });
    const local = localSite(site, user);
    await outbox.put(tx, confirmEmailMail(local, { to: email, code }));
    // An unconfirmed address may be a typo: its owner must not get a link to the account.
    if (!isConfirmed(user)) return;
    const undoLink = await issueUndoLink({ now, site: local }, tx, user);
    await outbox.put(tx, emailChangeRequestedMail(local, { to: user.email, undoLink }));
  });
  outbox.wake();
}
