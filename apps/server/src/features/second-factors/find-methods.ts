import type { FactorKind, FactorMethod } from '@rostra/contract';
import type { Queries } from '../../db/client.ts';
import { findPasskeysOf } from './passkeys/passkeys.repo.ts';
import { findRecoveryCodesOf } from './recovery/recovery-codes.repo.ts';
import { findConfirmedTotp } from './totp/totp.repo.ts';

/** The second factors that a user has set up. */
export async function findFactorKinds(tx: Queries, userId: number): Promise<FactorKind[]> {
  const kinds: FactorKind[] = [];
  if (await findConfirmedTotp(tx, userId)) kinds.push('totp');
  if ((await findPasskeysOf(tx, userId)).length > 0) kinds.push('passkey');
  return kinds;
}

/** The methods by which a user can complete a login; none without a second factor. */
export async function findMethods(tx: Queries, userId: number): Promise<FactorMethod[]> {
  const kinds = await findFactorKinds(tx, userId);
  if (kinds.length === 0) return [];
  const codes = await findRecoveryCodesOf(tx, userId);
  const hasUnused = codes.some(({ used_at }) => used_at === null);
  return hasUnused ? [...kinds, 'recovery-code'] : kinds;
}

export const hasSecondFactor = async (tx: Queries, userId: number): Promise<boolean> =>
  (await findFactorKinds(tx, userId)).length > 0;
