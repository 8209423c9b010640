import { linkWith, pages } from '@rostra/contract/pages';
import type { Queries } from '../../db/client.ts';
import type { LocalSite } from '../../languages/site.ts';
import { hashCode, newCode, type UserRow } from '../accounts/index.ts';
import { insertEmailUndo } from './email-undos.repo.ts';

const LIFETIME_MS = 7 * 24 * 60 * 60_000;

/** Only the link contains the code in clear text. It restores the user's current address. */
export async function issueUndoLink(
  { now, site }: { now: () => Date; site: Pick<LocalSite, 'url'> },
  tx: Queries,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<string> {
  const code = newCode();
  const at = now();
  await insertEmailUndo(tx, {
    code_hash: hashCode(code),
    user_id: id,
    email,
    created_at: at.toISOString(),
    expires_at: new Date(at.getTime() + LIFETIME_MS).toISOString(),
  });
  return site.url + linkWith(pages.undoEmailChange, 'code', code);
}
