import type { Queries } from '../../../db/client.ts';
import type { ClientInfo } from '../../../http/caller.ts';
import { recordSecurityEvent } from '../../accounts/index.ts';
import type { SecondFactorContext } from '../context.ts';
import { hasSecondFactor } from '../find-methods.ts';
import { hashRecoveryCode, newRecoveryCode } from './recovery-code.ts';
import {
  deleteRecoveryCodesOf,
  findRecoveryCodesOf,
  insertRecoveryCodes,
} from './recovery-codes.repo.ts';

const COUNT = 10;

type Context = Pick<SecondFactorContext, 'now' | 'recoveryKey'>;

/** Replaces earlier codes, in a transaction that has locked the user. Shown once: hashes are stored. */
export async function issueRecoveryCodes(
  { now, recoveryKey }: Context,
  tx: Queries,
  userId: number,
  client: ClientInfo,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newRecoveryCode);
  await deleteRecoveryCodesOf(tx, userId);
  await insertRecoveryCodes(
    tx,
    codes.map((code) => ({
      user_id: userId,
      code_hash: hashRecoveryCode(recoveryKey, userId, code),
      created_at: now().toISOString(),
    })),
  );
  await recordSecurityEvent(tx, now, { userId, kind: 'recovery_codes_created', client });
  return codes;
}

/** Issues recovery codes with the first second factor; null if there are some already. */
export async function issueFirstRecoveryCodes(
  context: Context,
  tx: Queries,
  userId: number,
  client: ClientInfo,
): Promise<string[] | null> {
  const existing = await findRecoveryCodesOf(tx, userId);
  return existing.length > 0 ? null : issueRecoveryCodes(context, tx, userId, client);
}

/** Recovery codes are of no use once the last second factor is removed. */
export async function dropUnneededRecoveryCodes(tx: Queries, userId: number): Promise<void> {
  if (!(await hasSecondFactor(tx, userId))) await deleteRecoveryCodesOf(tx, userId);
}
