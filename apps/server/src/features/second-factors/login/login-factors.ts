import type { Db } from '../../../db/client.ts';
import { hashCode, newCode } from '../../accounts/index.ts';
import type { LoginFactors } from '../../sessions/index.ts';
import { findMethods, hasSecondFactor } from '../find-methods.ts';
import { deletePasskeysOf } from '../passkeys/passkeys.repo.ts';
import { dropUnneededRecoveryCodes } from '../recovery/issue-recovery-codes.ts';
import type { StaffDeadline } from '../staff/staff-deadline.ts';
import { deleteTotp } from '../totp/totp.repo.ts';
import { insertPendingLogin } from './pending-logins.repo.ts';

const LIFETIME_MS = 10 * 60_000;

interface LoginFactorsOptions {
  db: Db;
  now: () => Date;
  staffDeadline: Pick<StaffDeadline, 'find'>;
}

/** The part of this feature that the login uses. */
export const createLoginFactors = ({
  db,
  now,
  staffDeadline,
}: LoginFactorsOptions): LoginFactors => ({
  startPendingLogin: async (tx, userId) => {
    const methods = await findMethods(tx, userId);
    if (methods.length === 0) return undefined;
    const token = newCode();
    const expiresAt = new Date(now().getTime() + LIFETIME_MS).toISOString();
    await insertPendingLogin(tx, {
      token_hash: hashCode(token),
      user_id: userId,
      expires_at: expiresAt,
    });
    return { secondFactor: { token, methods, expiresAt } };
  },
  findMethods: (userId) => findMethods(db.queries, userId),
  removeAddedSince: async (tx, userId, since) => {
    await deleteTotp(tx, userId, since);
    await deletePasskeysOf(tx, userId, since);
    await dropUnneededRecoveryCodes(tx, userId);
  },
  isRoleSuspended: async (person) => {
    const deadline = await staffDeadline.find(person);
    if (!deadline || now() < deadline) return false;
    return !(await hasSecondFactor(db.queries, person.userId));
  },
});
