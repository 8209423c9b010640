import type { Queries } from '../../../db/client.ts';
import type { ClientInfo } from '../../../http/caller.ts';
import { localSite } from '../../../languages/site.ts';
import { recordSecurityEvent, type UserRow } from '../../accounts/index.ts';
import type { SecondFactorContext } from '../context.ts';
import { recoveryCodeUsedMail } from '../emails.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { findRecoveryCodesOf, takeRecoveryCode } from './recovery-codes.repo.ts';

/** Uses up a code and notifies the owner. False if there is no such unused code. */
export async function useRecoveryCode(
  { now, outbox, recoveryKey, site }: SecondFactorContext,
  tx: Queries,
  user: UserRow,
  code: string,
  client: ClientInfo,
): Promise<boolean> {
  const at = now();
  const codeHash = hashRecoveryCode(recoveryKey, user.id, code);
  if (!(await takeRecoveryCode(tx, user.id, codeHash, at.toISOString()))) return false;
  const codes = await findRecoveryCodesOf(tx, user.id);
  const unused = codes.filter(({ used_at }) => used_at === null).length;
  await recordSecurityEvent(tx, now, { userId: user.id, kind: 'recovery_code_used', client });
  await outbox.put(tx, recoveryCodeUsedMail(localSite(site, user), user, { at, unused }));
  return true;
}
