import type { Queries } from '../../../db/client.ts';
import type { ClientInfo } from '../../../http/caller.ts';
import {
  cancelDeletion,
  describeUser,
  type LoginResult,
  type StartedLogin,
  type UserRow,
} from '../../accounts/index.ts';
import type { LoginContext } from '../context.ts';
import { startSession } from '../start-session.ts';
import { cookieHash, deviceHashes, newDeviceId } from './devices.ts';
import { isDeviceHashStored, rememberDevices } from './known-devices.repo.ts';

/** Starts a session in the caller's transaction, remembers the device and cancels a pending deletion. */
export async function startLogin(
  context: LoginContext,
  tx: Queries,
  userId: number,
  client: ClientInfo,
): Promise<StartedLogin> {
  await cancelDeletion(context, tx, userId);
  const deviceId = (await findIssuedDeviceId(tx, client)) ?? newDeviceId();
  const hashes = deviceHashes(client, deviceId);
  await rememberDevices(tx, userId, hashes, context.now().toISOString());
  return { ...(await startSession(context, tx, userId, client)), deviceId };
}

/** The device id of the cookie, if this server has issued it: an id chosen by a client is replaced. */
async function findIssuedDeviceId(
  tx: Queries,
  { deviceId }: ClientInfo,
): Promise<string | undefined> {
  const isIssued = deviceId !== undefined && (await isDeviceHashStored(tx, cookieHash(deviceId)));
  return isIssued ? deviceId : undefined;
}

/** After the commit: signs the access token and sends the mails of the transaction. */
export async function completeLogin(
  context: LoginContext,
  user: UserRow,
  { sessionId, refreshToken, deviceId }: StartedLogin,
): Promise<LoginResult> {
  context.outbox.wake();
  const jwt = await context.tokens.sign({ userId: user.id, sessionId });
  return { response: { jwt, refreshToken, user: await describeUser(context, user) }, deviceId };
}
