import type { Passkey } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { Member } from '../../../http/caller.ts';
import type { SecondFactorContext } from '../context.ts';
import { describePasskey } from './describe-passkey.ts';
import { renamePasskeyOf } from './passkeys.repo.ts';

export async function renamePasskey(
  { db }: SecondFactorContext,
  { userId }: Member,
  change: { id: number; name: string },
): Promise<Passkey> {
  const passkey = await renamePasskeyOf(db.queries, userId, change);
  if (!passkey)
    throw new AppError('not_found', messageReference('second-factors-server', 'noPasskey'));
  return describePasskey(passkey);
}
