import type { PasswordReset } from '@rostra/contract';
import { AppError } from '../../errors.ts';
import {
  type AccountContext,
  answerSignIn,
  checkNewPassword,
  deleteEmailChangeOf,
  deleteResetCodesOf,
  findResetCodeOwner,
  forgiveAttempts,
  hashCode,
  lockUser,
  passwordChangedMail,
  passwordChangedNotice,
  type SignedIn,
  signIn,
  takeResetCode,
  updateUser,
} from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { type ClientInfo, deleteSessionsOf } from '../sessions/index.ts';

/** One error for unknown, used and expired codes. */
const incorrect = () => new AppError('invalid_code', 'Incorrect code provided');

/** Every session ends, and one begins here: whoever reads the mail owns the account. */
export async function resetPassword(
  context: AccountContext,
  { code, password }: PasswordReset,
  client: ClientInfo,
): Promise<SignedIn> {
  const { db, now, hasher, outbox, site } = context;
  const passwordHash = await hasher.hash(password);
  const at = now();
  const { user, started } = await db.transaction(async (tx) => {
    const codeHash = hashCode(code);
    const userId = await findResetCodeOwner(tx, codeHash, at.toISOString());
    const owner = userId && (await lockUser(tx, userId));
    if (!owner || owner.is_blocked) throw incorrect();
    if (!(await takeResetCode(tx, codeHash, at.toISOString()))) throw incorrect();
    checkNewPassword(password, owner, 'password');
    const user = await updateUser(tx, owner.id, {
      password_hash: passwordHash,
      updated_at: at.toISOString(),
    });
    if (!user) throw incorrect();
    await deleteResetCodesOf(tx, user.id);
    await deleteEmailChangeOf(tx, user.id);
    await deleteSessionsOf(tx, user.id);
    await forgiveAttempts(tx, user, client);
    await outbox.put(tx, passwordChangedMail(site, user, at));
    await notify(tx, now, passwordChangedNotice(user.id, at));
    return { user, started: await signIn(context, tx, user.id, client) };
  });
  return answerSignIn(context, user, started);
}
