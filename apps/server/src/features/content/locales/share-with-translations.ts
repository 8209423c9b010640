import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';
import type { DocumentIndex } from '../declare/document-index.ts';
import { type Document, type Row, updateRow } from '../write/documents.repo.ts';
import { announceChange } from '../write/publication/announce-change.ts';
import { differingColumns, shareLinks } from './shared-values.ts';

/** Copies shared values of a saved draft to the drafts of the other translations. */
export async function shareDraft(
  tx: Queries,
  collection: Collection,
  draft: Row,
  { others, now }: { others: readonly Document[]; now: string },
): Promise<void> {
  for (const other of others) {
    const columns = await differingColumns(tx, collection, draft, other.draft);
    const hasNewLinks = await shareLinks(tx, collection, draft, other.draft);
    if (!hasNewLinks && Object.keys(columns).length === 0) continue;
    // The draft now has changes that its own published row lacks.
    await updateRow(tx, collection, other.draft.id, { ...columns, updated_at: now });
  }
}

/** The same for the published translations. */
export async function sharePublished(
  tx: Queries,
  collection: Collection,
  published: Row,
  { others, now, index }: { others: readonly Document[]; now: string; index: DocumentIndex },
): Promise<void> {
  for (const other of others) {
    if (!other.published) continue;
    const row = other.published;
    const columns = await differingColumns(tx, collection, published, row);
    const hasNewLinks = await shareLinks(tx, collection, published, row);
    if (!hasNewLinks && Object.keys(columns).length === 0) continue;
    // Without other unpublished changes, the draft and the published row agree again.
    const isInSync = other.draft.updated_at === row.updated_at;
    const changed = { ...columns, ...(isInSync ? { updated_at: now } : {}) };
    await updateRow(tx, collection, row.id, changed);
    const after = { ...row, ...changed };
    await announceChange(tx, { collection, locale: String(row.locale), now, before: row, after });
    // A member content may require another plan now, which decides who finds it.
    await index.add(tx, collection, {
      ...row,
      ...changed,
      locale: String(row.locale),
    });
  }
}
