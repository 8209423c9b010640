import type { FactorMethod } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';
import { findPasskeysOf } from './passkeys/passkeys.repo.ts';
import { findRecoveryCodesOf } from './recovery/recovery-codes.repo.ts';
import { findConfirmedTotp } from './totp/totp.repo.ts';

/** The methods by which a user can complete a login; none without a second factor. */
export async function findMethods(tx: Queries, userId: number): Promise<FactorMethod[]> {
  const methods: FactorMethod[] = [];
  if (await findConfirmedTotp(tx, userId)) methods.push('totp');
  if ((await findPasskeysOf(tx, userId)).length > 0) methods.push('passkey');
  if (methods.length === 0) return [];
  const codes = await findRecoveryCodesOf(tx, userId);
  if (codes.some(({ used_at }) => used_at === null)) methods.push('recovery-code');
  return methods;
}

export const hasSecondFactor = async (tx: Queries, userId: number): Promise<boolean> =>
  (await findMethods(tx, userId)).length > 0;
