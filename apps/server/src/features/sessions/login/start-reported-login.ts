import type { Queries } from '../../../db/client.ts';
import type { ClientInfo } from '../../../http/caller.ts';
import { localSite } from '../../../languages/site.ts';
import {
  deviceLabel,
  recordSecurityEvent,
  type StartedLogin,
  translateDevice,
  type UserRow,
} from '../../accounts/index.ts';
import { notify } from '../../notifications/index.ts';
import type { LoginContext } from '../context.ts';
import { deviceHashes } from './devices.ts';
import { newLoginMail } from './emails.ts';
import { hasKnownDevice } from './known-devices.repo.ts';
import { newLoginNotice } from './notices.ts';
import { startLogin } from './start-login.ts';

/** Starts a session, records it as a security event and notifies the owner of a login on a new device. */
export async function startReportedLogin(
  context: LoginContext,
  tx: Queries,
  user: UserRow,
  client: ClientInfo,
): Promise<StartedLogin> {
  await reportNewDevice(context, tx, user, client);
  await recordSecurityEvent(tx, context.now, { userId: user.id, kind: 'login', client });
  return startLogin(context, tx, user.id, client);
}

async function reportNewDevice(
  { outbox, site, now }: LoginContext,
  tx: Queries,
  user: UserRow,
  client: ClientInfo,
): Promise<void> {
  if (await hasKnownDevice(tx, user.id, deviceHashes(client, client.deviceId ?? ''))) return;
  const at = now();
  const local = localSite(site, user);
  const device = translateDevice(deviceLabel(client.userAgent), local.messages);
  await outbox.put(tx, newLoginMail(local, user, { device, at }));
  await notify(tx, now, newLoginNotice(local.messages, { userId: user.id, device, at }));
}
