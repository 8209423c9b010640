import type { Queries } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import {
  type AccountContext,
  findUserByEmail,
  hashCode,
  insertResetCode,
  newCode,
  takeAttempt,
  throttleKey,
} from '../accounts/index.ts';
import { resetMail } from './emails.ts';
import { RESET_CODE_LIFETIME_MS, resetLink } from './reset-code.ts';

/** Says nothing of whether there is such an account, neither in words nor by the time it takes. */
export async function requestReset(context: AccountContext, email: string): Promise<void> {
  if (!(await mayAsk(context, email))) return;
  await context.db.transaction((tx) => issueResetCode(context, tx, email));
  context.outbox.wake();
}

/** An address that nobody has gets a code too, which opens nothing and is never sent. */
async function issueResetCode(context: AccountContext, tx: Queries, email: string): Promise<void> {
  const user = await findUserByEmail(tx, email);
  const isMember = user !== undefined && user.is_blocked === 0;
  const code = newCode();
  await insertResetCode(tx, {
    code_hash: hashCode(code),
    user_id: isMember ? user.id : null,
    expires_at: new Date(context.now().getTime() + RESET_CODE_LIFETIME_MS).toISOString(),
  });
  if (!isMember) return;
  await context.outbox.put(tx, resetMail(context.site, user, resetLink(context.site.url, code)));
}

/** Nobody's mailbox is filled by a stranger: a few mails an hour, then silence. */
async function mayAsk(context: AccountContext, email: string): Promise<boolean> {
  const rule = { free: 3, firstWaitMs: 15 * 60_000, maxWaitMs: 60 * 60_000, forgetMs: 60 * 60_000 };
  try {
    await takeAttempt(context, [{ key: throttleKey('forgot', email), ...rule }]);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false;
    throw error;
  }
}
