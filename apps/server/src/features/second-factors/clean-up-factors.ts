import type { SecondFactorContext } from './context.ts';
import { deleteExpiredPendingLogins } from './login/pending-logins.repo.ts';
import { deleteExpiredChallenges } from './passkeys/challenges.repo.ts';
import { SETUP_LIFETIME_MS } from './totp/confirm-totp.ts';
import { deleteUnconfirmedTotp } from './totp/totp.repo.ts';

export async function cleanUpFactors({
  db,
  now,
}: Pick<SecondFactorContext, 'db' | 'now'>): Promise<void> {
  const at = now();
  await deleteExpiredPendingLogins(db.queries, at.toISOString());
  await deleteExpiredChallenges(db.queries, at.toISOString());
  const setupsBefore = new Date(at.getTime() - SETUP_LIFETIME_MS).toISOString();
  await deleteUnconfirmedTotp(db.queries, setupsBefore);
}
