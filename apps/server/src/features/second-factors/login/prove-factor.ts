import type { FactorProof } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import { AppError, accountBlocked } from '../../../errors.ts';
import type { ClientInfo } from '../../../http/caller.ts';
import {
  clearAttempts,
  countAttempt,
  lockActiveUser,
  recordFailure,
  type UserRow,
  undoAttempt,
} from '../../accounts/index.ts';
import type { SecondFactorContext } from '../context.ts';
import { checkPasskeyProof } from '../passkeys/check-passkey-proof.ts';
import { useRecoveryCode } from '../recovery/use-recovery-code.ts';
import { useTotpCode } from '../totp/use-totp-code.ts';
import { factorLimits } from './factor-limits.ts';

export interface FactorAttempt {
  userId: number;
  proof: FactorProof;
  /** The purpose that a passkey's challenge must have been issued for. */
  purpose: string;
  client: ClientInfo;
}

const failed = {
  totp: () => new AppError('invalid_code', messageReference('second-factors-server', 'usedCode')),
  'recovery-code': () =>
    new AppError('invalid_code', messageReference('second-factors-server', 'usedRecoveryCode')),
  passkey: () =>
    new AppError('invalid_passkey', messageReference('second-factors-server', 'passkeyRefused')),
};

/** Uses up a proof and does the work that it allows in the same transaction, or throws. */
export async function proveFactor<T>(
  context: SecondFactorContext,
  attempt: FactorAttempt,
  work: (tx: Queries, user: UserRow) => Promise<T>,
): Promise<{ user: UserRow; result: T }> {
  const { userId, client } = attempt;
  const { method } = attempt.proof;
  const limits = await factorLimits(context, { method, userId, client });
  await countAttempt(context, limits.all);
  const use = await prepareUse(context, attempt);
  const proved = await context.db.transaction(async (tx) => {
    const user = await lockActiveUser(tx, userId);
    if (!user) throw blocked();
    if (!(await use?.(tx, user))) return undefined;
    await undoAttempt(tx, limits.sharedKeys); // Shared keys are locked before own ones, as for a login.
    await clearAttempts(tx, limits.ownKeys);
    return { user, result: await work(tx, user) };
  });
  if (proved) return proved;
  await recordFailure(context, 'second_factor_failed', userId, client);
  throw failed[method]();
}

const blocked = () => accountBlocked();

type Use = (tx: Queries, user: UserRow) => Promise<boolean>;

/**
 * Verifies everything that needs no lock; the rest happens in the transaction. Undefined if the
 * proof is wrong.
 */
async function prepareUse(
  context: SecondFactorContext,
  { userId, proof, purpose, client }: FactorAttempt,
): Promise<Use | undefined> {
  switch (proof.method) {
    case 'totp':
      return (tx) => useTotpCode(context, tx, userId, proof.code);
    case 'recovery-code':
      return (tx, user) => useRecoveryCode(context, tx, user, proof.code, client);
    case 'passkey':
      return checkPasskeyProof(context, { userId, purpose, response: proof.response });
  }
}
