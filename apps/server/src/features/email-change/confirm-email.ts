import { isUniqueViolation } from '../../db/unique-violation.ts';
import { AppError } from '../../errors.ts';
import {
  type AccountContext,
  deleteResetCodesOf,
  findEmailChangeOwner,
  hashCode,
  lockUser,
  takeEmailChange,
  updateUser,
} from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { emailChangedMail } from './emails.ts';
import { emailChangedNotice } from './notices.ts';
import { emailTaken } from './request-email-change.ts';

/** One error for unknown, used and expired codes. */
const incorrect = () => new AppError('invalid_code', 'Incorrect code provided');

/** Reset codes that wait in the old mailbox open nothing any more. */
export async function confirmEmail(context: AccountContext, code: string): Promise<string> {
  const { accountHooks, db, now, outbox, site } = context;
  const at = now();
  const codeHash = hashCode(code);
  const change = db.transaction(async (tx) => {
    const userId = await findEmailChangeOwner(tx, codeHash, at.toISOString());
    const before = userId && (await lockUser(tx, userId));
    if (!before || before.is_blocked) throw incorrect();
    const wish = await takeEmailChange(tx, codeHash, at.toISOString());
    if (!wish) throw incorrect();
    await deleteResetCodesOf(tx, before.id);
    const changes = { email: wish.email, updated_at: at.toISOString() };
    const user = await updateUser(tx, before.id, changes);
    if (!user) throw incorrect();
    for (const hooks of accountHooks) await hooks.onEmailChange?.(tx, user.id);
    await outbox.put(tx, emailChangedMail(site, before.email, user));
    await notify(tx, now, emailChangedNotice(user.id, user.email, at));
    return user.email;
  });
  const email = await change.catch((error: unknown) => {
    throw isUniqueViolation(error) ? emailTaken() : error;
  });
  outbox.wake();
  return email;
}
