import type { SecurityEventKind } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { ClientInfo } from '../../../http/caller.ts';
import { cancelDeletion, recordSecurityEvent, type UserRow } from '../../accounts/index.ts';
import type { LoginContext } from '../context.ts';
import { type Admission, admitUser } from './admit-user.ts';
import { clearLoginAttempts } from './clear-login-attempts.ts';
import { forgetDevices } from './forget-devices.ts';
import { startLogin } from './start-login.ts';

/** For someone who has proved access to the mailbox and chosen a new password, which has ended every session. */
export async function admitWithNewPassword(
  context: LoginContext,
  tx: Queries,
  user: UserRow,
  { kind, client }: { kind: SecurityEventKind; client: ClientInfo },
): Promise<Admission> {
  await cancelDeletion(context, tx, user.id);
  await forgetDevices(tx, user.id);
  await clearLoginAttempts(tx, user, client);
  await recordSecurityEvent(tx, context.now, { userId: user.id, kind, client });
  return admitUser(context, tx, user, () => startLogin(context, tx, user.id, client));
}
