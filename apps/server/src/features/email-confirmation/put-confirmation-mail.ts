import type { Queries } from '../../db/client.ts';
import { localSite } from '../../languages/site.ts';
import { type AccountContext, hashCode, newCode, type UserRow } from '../accounts/index.ts';
import { insertEmailConfirmation } from './email-confirmations.repo.ts';
import { confirmationMail } from './emails.ts';

const LIFETIME_MS = 7 * 24 * 60 * 60_000;

/** Only the mail contains the code in clear text. Earlier links keep working. */
export async function putConfirmationMail(
  { now, outbox, site }: Pick<AccountContext, 'now' | 'outbox' | 'site'>,
  tx: Queries,
  { id, email, language }: Pick<UserRow, 'id' | 'email' | 'language'>,
): Promise<void> {
  const code = newCode();
  const at = now();
  await insertEmailConfirmation(tx, {
    code_hash: hashCode(code),
    user_id: id,
    email,
    created_at: at.toISOString(),
    expires_at: new Date(at.getTime() + LIFETIME_MS).toISOString(),
  });
  await outbox.put(tx, confirmationMail(localSite(site, { language }), { to: email, code }));
}
