import type { LogInResponse, PendingLogin } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { StartedLogin, UserRow } from '../../accounts/index.ts';
import type { LoginContext } from '../context.ts';
import { completeLogin } from './start-login.ts';

export type Admission = { pending: PendingLogin } | { started: StartedLogin };

/**
 * For someone who has proved one factor, the password or access to the mailbox: starts a session, or a
 * pending login if the account has a second factor.
 */
export async function admitUser(
  { secondFactors }: LoginContext,
  tx: Queries,
  user: UserRow,
  start: () => Promise<StartedLogin>,
): Promise<Admission> {
  const pending = await secondFactors.startPendingLogin(tx, user.id);
  return pending ? { pending } : { started: await start() };
}

export interface LogInResult {
  response: LogInResponse;
  /** The value for the device cookie; a pending login has none. */
  deviceId?: string;
}

/** After the commit. */
export async function completeAdmission(
  context: LoginContext,
  user: UserRow,
  admission: Admission,
): Promise<LogInResult> {
  if ('started' in admission) return completeLogin(context, user, admission.started);
  context.outbox.wake();
  return { response: admission.pending };
}
