import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { ClientInfo, Member } from '../../../http/caller.ts';
import { countAttempt, lockActiveUser, throttleKey } from '../../accounts/index.ts';
import { forgetOtherProofs } from '../../sessions/index.ts';
import { announceFactor } from '../announce-factor.ts';
import type { SecondFactorContext } from '../context.ts';
import { issueFirstRecoveryCodes } from '../recovery/issue-recovery-codes.ts';
import { confirmTotpFactor, findTotp } from './totp.repo.ts';
import { findStepOf } from './use-totp-code.ts';

/** Older setups have to be started again. */
export const SETUP_LIFETIME_MS = 30 * 60_000;

const LIMIT = { free: 20, firstWaitMs: 30_000, maxWaitMs: 15 * 60_000, forgetMs: 60 * 60_000 };

/** Switches the authenticator app on. Returns recovery codes if it is the first second factor. */
export async function confirmTotp(
  context: SecondFactorContext,
  member: Member,
  code: string,
  client: ClientInfo,
): Promise<string[] | null> {
  const { db, now, outbox } = context;
  const { userId } = member;
  await countAttempt(context, [{ key: throttleKey('confirm-totp', String(userId)), ...LIMIT }]);
  const at = now();
  const recoveryCodes = await db.transaction(async (tx) => {
    const user = await lockActiveUser(tx, userId);
    const factor = user && (await findTotp(tx, userId));
    const isOpen =
      factor?.confirmed_at === null &&
      at.getTime() - Date.parse(factor.created_at) < SETUP_LIFETIME_MS;
    const step = isOpen ? findStepOf(context, factor, code) : undefined;
    if (!user || step === undefined) throw new AppError('invalid_code', wrongCode(isOpen));
    await confirmTotpFactor(tx, userId, { confirmed_at: at.toISOString(), last_used_step: step });
    await forgetOtherProofs(tx, member);
    await announceFactor(context, tx, user, 'totp_added', client);
    return issueFirstRecoveryCodes(context, tx, userId, client);
  });
  outbox.wake();
  return recoveryCodes;
}

const wrongCode = (isOpen: boolean) =>
  isOpen
    ? messageReference('second-factors-server', 'wrongTotp')
    : messageReference('second-factors-server', 'setupExpired');
