import type { AuthAnswer } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { type ClientInfo, type StartedSession, startSession } from '../../sessions/index.ts';
import type { AccountContext } from '../context.ts';
import { describeUser } from '../users/describe-user.ts';
import type { UserRow } from '../users/users.repo.ts';
import { deviceMarks, newDeviceId } from './devices.ts';
import { rememberDevices } from './known-devices.repo.ts';

/** A new session on a device that is known from now on. `deviceId` belongs in its cookie. */
export interface SignIn extends StartedSession {
  deviceId: string;
}

export interface SignedIn {
  answer: AuthAnswer;
  deviceId: string;
}

export async function signIn(
  context: AccountContext,
  tx: Queries,
  userId: number,
  client: ClientInfo,
): Promise<SignIn> {
  const deviceId = client.deviceId ?? newDeviceId();
  const marks = deviceMarks(client, deviceId);
  await rememberDevices(tx, userId, marks, context.now().toISOString());
  return { ...(await startSession(context, tx, userId, client)), deviceId };
}

/** After the commit: the token, and whatever mail the transaction left to send. */
export async function answerSignIn(
  context: AccountContext,
  user: UserRow,
  { sessionId, refreshToken, deviceId }: SignIn,
): Promise<SignedIn> {
  context.outbox.wake();
  const jwt = await context.tokens.sign({ userId: user.id, sessionId });
  return { answer: { jwt, refreshToken, user: await describeUser(context, user) }, deviceId };
}
