import { addressOrNull } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, unauthorized } from '../../errors.ts';
import type { Member } from '../../http/caller.ts';
import {
  type AccountContext,
  countAttempt,
  findUserRow,
  isConfirmed,
  lockActiveUser,
  throttleKey,
} from '../accounts/index.ts';
import { putConfirmationMail } from './put-confirmation-mail.ts';

/** A few mails per hour, per member and per recipient. */
const LIMIT = { free: 3, firstWaitMs: 15 * 60_000, maxWaitMs: 60 * 60_000, forgetMs: 60 * 60_000 };

/** Does nothing if the address is confirmed already. */
export async function sendConfirmation(context: AccountContext, { userId }: Member): Promise<void> {
  const { db, outbox } = context;
  const user = await findUserRow(db.queries, userId);
  if (!user) throw unauthorized();
  if (isConfirmed(user)) return;
  if (addressOrNull(user.email) === null) {
    throw new AppError('conflict', messageReference('email-confirmation-server', 'noAddress'));
  }
  await countAttempt(context, [
    { key: throttleKey('confirm-address', String(userId)), ...LIMIT },
    { key: throttleKey('confirm-address-to', user.email), ...LIMIT },
  ]);
  await db.transaction(async (tx) => {
    const current = await lockActiveUser(tx, userId);
    if (!current || isConfirmed(current)) return;
    await putConfirmationMail(context, tx, current);
  });
  outbox.wake();
}
