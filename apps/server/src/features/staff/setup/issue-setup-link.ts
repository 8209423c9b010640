import { pages, pathTo } from '@rostra/contract/pages';
import type { Db } from '../../../db/client.ts';
import { hashCode, newCode } from '../../accounts/index.ts';
import { findOwner } from '../staff.repo.ts';
import { deleteSetupKey, putSetupKey } from './setup-key.ts';

/**
 * The link that creates the owner of a site without one; undefined if there is one. Call it at each
 * start: only the hash of the key is stored, so the link of an earlier start is replaced.
 */
export function issueSetupLink(db: Db, siteUrl: string): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    if (await findOwner(tx)) {
      await deleteSetupKey(tx);
      return undefined;
    }
    const key = newCode();
    await putSetupKey(tx, hashCode(key));
    return `${siteUrl}${pathTo(pages.setup)}?key=${key}`;
  });
}
