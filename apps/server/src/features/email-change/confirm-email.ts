import { isUniqueViolation } from '../../db/unique-violation.ts';
import { invalidCode } from '../../errors.ts';
import type { ClientInfo } from '../../http/caller.ts';
import { localSite } from '../../languages/site.ts';
import {
  type AccountContext,
  changeUserEmail,
  hashCode,
  isConfirmed,
  lockActiveUser,
  recordSecurityEvent,
} from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { findEmailChangeOwner, takeEmailChange } from './email-changes.repo.ts';
import { isEmailReserved } from './email-undos.repo.ts';
import { emailChangedMail } from './emails.ts';
import { issueUndoLink } from './issue-undo-link.ts';
import { emailChangedNotice } from './notices.ts';
import { emailTaken } from './request-email-change.ts';

export async function confirmEmail(
  context: AccountContext,
  code: string,
  client: ClientInfo,
): Promise<string> {
  const { db, now, outbox, site } = context;
  const at = now();
  const codeHash = hashCode(code);
  const change = db.transaction(async (tx) => {
    const userId = await findEmailChangeOwner(tx, codeHash, at.toISOString());
    const before = userId && (await lockActiveUser(tx, userId));
    if (!before) throw invalidCode();
    const requested = await takeEmailChange(tx, codeHash, at.toISOString());
    if (!requested) throw invalidCode();
    const reserved = { exceptUserId: before.id, now: at.toISOString() };
    if (await isEmailReserved(tx, requested.email, reserved)) throw emailTaken();
    const user = await changeUserEmail(context, tx, before.id, {
      email: requested.email,
      confirmedAt: at.toISOString(),
    });
    if (!user) throw invalidCode();
    await recordSecurityEvent(tx, now, { userId: user.id, kind: 'email_changed', client });
    const local = localSite(site, user);
    if (isConfirmed(before)) {
      const undoLink = await issueUndoLink({ now, site: local }, tx, before);
      await outbox.put(tx, emailChangedMail(local, { to: before.email, undoLink }));
    }
    await notify(
      tx,
      now,
      emailChangedNotice(local.messages, { userId: user.id, email: user.email, at }),
    );
    return user.email;
  });
  const email = await change.catch((error: unknown) => {
    throw isUniqueViolation(error) ? emailTaken() : error;
  });
  outbox.wake();
  return email;
}
