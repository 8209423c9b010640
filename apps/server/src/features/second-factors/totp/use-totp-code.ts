import type { Queries } from '../../../db/client.ts';
import type { SecondFactorContext } from '../context.ts';
import { sealOwner } from './start-totp.ts';
import { findConfirmedTotp, type TotpRow, useTotpStep } from './totp.repo.ts';
import { findStep } from './totp-code.ts';

/** The time step of a valid code for this factor. */
export function findStepOf(
  { seal, now }: Pick<SecondFactorContext, 'seal' | 'now'>,
  { user_id, sealed_secret }: TotpRow,
  code: string,
): number | undefined {
  const secret = seal.open(sealed_secret, sealOwner(user_id));
  return secret === undefined ? undefined : findStep(secret, code, now());
}

/** Uses up a code in a transaction that has locked the user. False if it is wrong or was used before. */
export async function useTotpCode(
  context: Pick<SecondFactorContext, 'seal' | 'now'>,
  tx: Queries,
  userId: number,
  code: string,
): Promise<boolean> {
  const factor = await findConfirmedTotp(tx, userId);
  const step = factor && findStepOf(context, factor, code);
  return step !== undefined && useTotpStep(tx, userId, step);
}
