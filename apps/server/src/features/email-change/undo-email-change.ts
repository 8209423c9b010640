import type { PasswordReset } from '@rostra/contract';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { invalidCode } from '../../errors.ts';
import type { ClientInfo } from '../../http/caller.ts';
import {
  changeUserEmail,
  checkNewPassword,
  hashCode,
  lockActiveUser,
  setPassword,
} from '../accounts/index.ts';
import {
  admitWithNewPassword,
  completeAdmission,
  type LogInResult,
  type LoginContext,
} from '../sessions/index.ts';
import { findEmailUndo, takeEmailUndo } from './email-undos.repo.ts';
import { emailTaken } from './request-email-change.ts';

/**
 * Restores the address to which the link was sent. Whoever changed it knew the password and may
 * still be logged in, so a new password is required, which ends every session and cancels a pending
 * change. Second factors added since then are removed too, because they would lock the owner out.
 */
export async function undoEmailChange(
  context: LoginContext,
  { code, password }: PasswordReset,
  client: ClientInfo,
): Promise<LogInResult> {
  const { db, now, hasher } = context;
  const passwordHash = await hasher.hash(password);
  const work = db.transaction(async (tx) => {
    const undo = await findEmailUndo(tx, hashCode(code), now().toISOString());
    const owner = undo && (await lockActiveUser(tx, undo.user_id));
    if (!owner || !(await takeEmailUndo(tx, undo))) throw invalidCode();
    checkNewPassword(context, {
      password,
      owner: { ...owner, email: undo.email },
      field: 'password',
    });
    if (owner.email !== undo.email) {
      const confirmedAt = now().toISOString();
      await changeUserEmail(context, tx, owner.id, { email: undo.email, confirmedAt });
    }
    const user = await setPassword(context, tx, owner, passwordHash);
    if (!user) throw invalidCode();
    await context.secondFactors.removeAddedSince(tx, user.id, undo.created_at);
    const event = { kind: 'email_change_undone', client } as const;
    return { user, admission: await admitWithNewPassword(context, tx, user, event) };
  });
  const { user, admission } = await work.catch((error: unknown) => {
    throw isUniqueViolation(error) ? emailTaken() : error;
  });
  return completeAdmission(context, user, admission);
}
