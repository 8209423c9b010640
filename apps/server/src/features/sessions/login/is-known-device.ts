import type { ClientInfo } from '../../../http/caller.ts';
import type { LoginContext } from '../context.ts';
import { cookieHash } from './devices.ts';
import { hasKnownDevice } from './known-devices.repo.ts';

/** Whether this browser, recognised by its cookie, has logged in to the account before. */
export async function isKnownDevice(
  { db }: Pick<LoginContext, 'db'>,
  userId: number | undefined,
  { deviceId }: ClientInfo,
): Promise<boolean> {
  if (deviceId === undefined) return false;
  return hasKnownDevice(db.queries, userId ?? 0, [cookieHash(deviceId)]);
}
