import type { PasswordReset } from '@rostra/contract';
import { invalidCode } from '../../errors.ts';
import type { ClientInfo } from '../../http/caller.ts';
import {
  checkNewPassword,
  hashCode,
  type LoginResult,
  lockActiveUser,
  setPassword,
} from '../accounts/index.ts';
import {
  clearLoginAttempts,
  completeLogin,
  forgetDevices,
  type LoginContext,
  startLogin,
} from '../sessions/index.ts';
import { findResetCodeOwner, takeResetCode } from './reset-codes.repo.ts';

/** Ends every session and starts a new one: whoever can read the mail owns the account. */
export async function resetPassword(
  context: LoginContext,
  { code, password }: PasswordReset,
  client: ClientInfo,
): Promise<LoginResult> {
  const { db, now, hasher } = context;
  const passwordHash = await hasher.hash(password);
  const at = now().toISOString();
  const { user, login } = await db.transaction(async (tx) => {
    const codeHash = hashCode(code);
    const userId = await findResetCodeOwner(tx, codeHash, at);
    const owner = userId && (await lockActiveUser(tx, userId));
    if (!owner) throw invalidCode();
    if (!(await takeResetCode(tx, codeHash, at))) throw invalidCode();
    checkNewPassword(context, { password, owner, field: 'password' });
    const user = await setPassword(context, tx, owner.id, passwordHash);
    if (!user) throw invalidCode();
    await forgetDevices(tx, user.id);
    await clearLoginAttempts(tx, user, client);
    return { user, login: await startLogin(context, tx, user.id, client) };
  });
  return completeLogin(context, user, login);
}
