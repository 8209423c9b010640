import { linkWith, pages } from '@rostra/contract/pages';
import { wrongPassword } from '../../../errors.ts';
import type { ClientInfo, Member } from '../../../http/caller.ts';
import { localSite } from '../../../languages/site.ts';
import type { AccountSessions } from '../account-sessions.ts';
import type { AccountContext } from '../context.ts';
import { hashCode, newCode } from '../credentials/one-time-code.ts';
import { lockVerifiedUser, verifyOwner } from '../credentials/verify-own-password.ts';
import { recordSecurityEvent } from '../security-events/record-security-event.ts';
import { putAccountDeletion } from './account-deletions.repo.ts';
import { deleteAccount } from './delete-account.ts';
import { listConsequences } from './describe-deletion.ts';
import { deletionRequestedMail } from './emails.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Ends every session and stops renewals immediately, and deletes the account after the grace period.
 * Until then a login or the link in the mail cancels the deletion, because it may not have been
 * requested by the owner.
 */
export async function requestDeletion(
  context: AccountContext,
  sessions: AccountSessions,
  member: Member,
  password: string,
  client: ClientInfo,
): Promise<void> {
  const { accountHooks, db, deletionGraceDays, now, outbox, site } = context;
  const user = await verifyOwner(context, member, password);
  const { userId } = member;
  if (deletionGraceDays === 0) return deleteAccount(context, userId);
  // Before the next step ends what is described.
  const consequences = await listConsequences(accountHooks, userId);
  for (const hooks of accountHooks) await hooks.onDeletionRequested?.(userId);
  const code = newCode();
  const dueAt = new Date(now().getTime() + deletionGraceDays * DAY_MS);
  await db.transaction(async (tx) => {
    if (!(await lockVerifiedUser(tx, user, {}))) throw wrongPassword();
    await putAccountDeletion(tx, {
      user_id: userId,
      code_hash: hashCode(code),
      due_at: dueAt.toISOString(),
    });
    await recordSecurityEvent(tx, now, { userId, kind: 'deletion_requested', client });
    await sessions.endAll(tx, userId);
    const local = localSite(site, user);
    const link = local.url + linkWith(pages.cancelDeletion, 'code', code);
    await outbox.put(
      tx,
      deletionRequestedMail(local, { to: user.email, dueAt, link, consequences }),
    );
  });
  outbox.wake();
}
