import type { TotpSetup } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, unauthorized } from '../../../errors.ts';
import type { Member } from '../../../http/caller.ts';
import { lockActiveUser } from '../../accounts/index.ts';
import type { SecondFactorContext } from '../context.ts';
import { drawQrCode } from './qr-code.ts';
import { putUnconfirmedTotp } from './totp.repo.ts';
import { newTotpSecret, totpUri } from './totp-code.ts';

/** Binds the encrypted secret to its owner. */
export const sealOwner = (userId: number) => `user ${userId}`;

/** Creates a secret that becomes active once `confirmTotp` has received a valid code. */
export async function startTotp(
  { db, now, seal, site }: SecondFactorContext,
  { userId }: Member,
): Promise<TotpSetup> {
  const secret = newTotpSecret();
  const user = await db.transaction(async (tx) => {
    const user = await lockActiveUser(tx, userId);
    if (!user) throw unauthorized();
    const isStored = await putUnconfirmedTotp(tx, {
      user_id: userId,
      sealed_secret: seal.close(secret, sealOwner(userId)),
      created_at: now().toISOString(),
    });
    if (!isStored)
      throw new AppError('conflict', messageReference('second-factors-server', 'hasTotp'));
    return user;
  });
  const uri = totpUri(secret, { issuer: site.name, label: user.email });
  return { secret, uri, qrCode: drawQrCode(uri) };
}
