import type { Queries } from '../../../db/client.ts';
import { type AccountContext, deleteAccount, lockUnusedUser } from '../../accounts/index.ts';
import { hasNotes } from '../../members/index.ts';
import { deleteImportedEntry, listImportedEntries } from '../documents/imported-entries.repo.ts';
import type { UndoReport } from '../undo-import.ts';

/** The account is somebody's by now. */
class AccountInUse extends Error {}

/** Deletes the accounts that an import has created, except those that have been used since. */
export async function undoMembers(context: AccountContext, source: string): Promise<UndoReport> {
  const { queries } = context.db;
  let removed = 0;
  let kept = 0;
  for (const row of await listImportedEntries(queries, source)) {
    if (await removeUnused(context, Number(row.document_id))) removed += 1;
    else kept += 1;
    await deleteImportedEntry(queries, row);
  }
  return { removed, kept, files: 0, redirects: 0 };
}

async function removeUnused(context: AccountContext, userId: number): Promise<boolean> {
  const check = async (tx: Queries) => {
    const isUnused = (await lockUnusedUser(tx, userId)) && !(await hasNotes(tx, userId));
    if (!isUnused) throw new AccountInUse();
  };
  try {
    // Before anything is cancelled, and again with the deletion.
    await context.db.transaction(check);
    await deleteAccount(context, userId, { check, isUnknown: true });
    return true;
  } catch (error) {
    if (error instanceof AccountInUse) return false;
    throw error;
  }
}
