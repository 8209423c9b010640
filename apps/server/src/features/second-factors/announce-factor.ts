import type { Queries } from '../../db/client.ts';
import type { ClientInfo } from '../../http/caller.ts';
import { localSite } from '../../languages/site.ts';
import { recordSecurityEvent, type UserRow } from '../accounts/index.ts';
import type { SecondFactorContext } from './context.ts';
import { type FactorChange, factorChangedMail } from './emails.ts';

/** Records a change of the second factors and notifies the owner by mail. */
export async function announceFactor(
  { now, outbox, site }: Pick<SecondFactorContext, 'now' | 'outbox' | 'site'>,
  tx: Queries,
  user: UserRow,
  kind: FactorChange,
  client: ClientInfo,
): Promise<void> {
  await recordSecurityEvent(tx, now, { userId: user.id, kind, client });
  await outbox.put(tx, factorChangedMail(localSite(site, user), user, { kind, at: now() }));
}
