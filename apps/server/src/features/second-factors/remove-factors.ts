import type { Queries } from '../../db/client.ts';
import { deletePendingLoginsOf } from './login/pending-logins.repo.ts';
import { deletePasskeysOf } from './passkeys/passkeys.repo.ts';
import { deleteRecoveryCodesOf } from './recovery/recovery-codes.repo.ts';
import { deleteTotp } from './totp/totp.repo.ts';

/** Removes every factor, in a transaction that has locked the user. True if there was one. */
export async function removeFactors(tx: Queries, userId: number): Promise<boolean> {
  const hadTotp = await deleteTotp(tx, userId);
  const passkeys = await deletePasskeysOf(tx, userId);
  await deleteRecoveryCodesOf(tx, userId);
  await deletePendingLoginsOf(tx, userId);
  return hadTotp || passkeys > 0;
}
