import type { Queries } from '../../../../db/client.ts';
import type { Collection } from '../../declare/declaration.ts';
import type { Row } from '../../write/documents.repo.ts';
import { findEntryRow, updateEntryRow } from './content-entries.repo.ts';
import type { EntryIndex } from './entry-index.ts';

interface Trashed {
  readonly collection: Collection;
  readonly draft: Row;
  /** The version that contains the deleted text. */
  readonly version: number;
  readonly editorId: number | null;
  readonly now: string;
}

/** Moves a deleted document to the trash, where staff can restore it from its last version. */
export async function trashEntry(
  tx: Queries,
  index: EntryIndex,
  { collection, draft, version, editorId, now }: Trashed,
): Promise<void> {
  const locale = String(draft.locale ?? index.locale);
  const key = { collection: collection.plural, documentId: draft.document_id, locale };
  const row = await findEntryRow(tx, key);
  if (!row) return;
  await updateEntryRow(tx, row.id, {
    version,
    live_version: null,
    visible_from: '',
    editor_id: editorId,
    deleted_at: now,
  });
}
