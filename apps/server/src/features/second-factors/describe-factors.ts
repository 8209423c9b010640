import type { SecondFactors } from '@rostra/contract';
import type { SecondFactorContext } from './context.ts';
import { describePasskey } from './passkeys/describe-passkey.ts';
import { findPasskeysOf } from './passkeys/passkeys.repo.ts';
import { findRecoveryCodesOf } from './recovery/recovery-codes.repo.ts';
import { findConfirmedTotp } from './totp/totp.repo.ts';

type Context = Pick<SecondFactorContext, 'db' | 'relyingParty'>;

export async function describeFactors(context: Context, userId: number): Promise<SecondFactors> {
  const { queries } = context.db;
  const totp = await findConfirmedTotp(queries, userId);
  const passkeys = await findPasskeysOf(queries, userId);
  const codes = await findRecoveryCodesOf(queries, userId);
  const [newest] = codes;
  return {
    totp: totp ? { createdAt: totp.created_at } : null,
    passkeys: passkeys.map(describePasskey),
    recoveryCodes: newest
      ? {
          unused: codes.filter(({ used_at }) => used_at === null).length,
          createdAt: newest.created_at,
        }
      : null,
    canAddPasskeys: context.relyingParty.canHavePasskeys,
  };
}
