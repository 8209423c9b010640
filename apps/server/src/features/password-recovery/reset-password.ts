import type { PasswordReset } from '@rostra/contract';
import { invalidCode } from '../../errors.ts';
import type { ClientInfo } from '../../http/caller.ts';
import {
  checkNewPassword,
  confirmUser,
  hashCode,
  isConfirmed,
  lockActiveUser,
  setPassword,
} from '../accounts/index.ts';
import {
  admitWithNewPassword,
  completeAdmission,
  type LogInResult,
  type LoginContext,
} from '../sessions/index.ts';
import { findResetCodeOwner, takeResetCode } from './reset-codes.repo.ts';

/**
 * Ends every session and starts a new one. Whoever can read the mail owns the account, unless it has a
 * second factor, which is asked for as after a password.
 */
export async function resetPassword(
  context: LoginContext,
  { code, password }: PasswordReset,
  client: ClientInfo,
): Promise<LogInResult> {
  const { db, now, hasher } = context;
  const passwordHash = await hasher.hash(password);
  const at = now().toISOString();
  const { user, admission } = await db.transaction(async (tx) => {
    const codeHash = hashCode(code);
    const userId = await findResetCodeOwner(tx, codeHash, at);
    const owner = userId && (await lockActiveUser(tx, userId));
    if (!owner) throw invalidCode();
    if (!(await takeResetCode(tx, codeHash, at))) throw invalidCode();
    checkNewPassword(context, { password, owner, field: 'password' });
    await confirmUser(context, tx, owner);
    const user = await setPassword(context, tx, owner, passwordHash);
    if (!user) throw invalidCode();
    // Until the address was confirmed, someone else may have registered with it and set up factors.
    if (!isConfirmed(owner)) {
      await context.secondFactors.removeAddedSince(tx, owner.id, owner.created_at);
    }
    const event = { kind: 'password_reset', client } as const;
    return { user, admission: await admitWithNewPassword(context, tx, user, event) };
  });
  return completeAdmission(context, user, admission);
}
