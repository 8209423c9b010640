import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { ClientInfo, Member } from '../../../http/caller.ts';
import { lockActiveUser } from '../../accounts/index.ts';
import { announceFactor } from '../announce-factor.ts';
import type { SecondFactorContext } from '../context.ts';
import { dropUnneededRecoveryCodes } from '../recovery/issue-recovery-codes.ts';
import { deletePasskeyOf } from './passkeys.repo.ts';

export async function removePasskey(
  context: SecondFactorContext,
  { userId }: Member,
  id: number,
  client: ClientInfo,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const user = await lockActiveUser(tx, userId);
    if (!user || !(await deletePasskeyOf(tx, userId, id))) {
      throw new AppError('not_found', messageReference('second-factors-server', 'noPasskey'));
    }
    await dropUnneededRecoveryCodes(tx, userId);
    await announceFactor(context, tx, user, 'passkey_removed', client);
  });
  context.outbox.wake();
}
