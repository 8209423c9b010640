import type { Db, Queries } from '../../../../db/client.ts';
import type { Collection } from '../../declare/declaration.ts';
import { findTranslations } from '../../write/documents.repo.ts';
import type { EntryIndex } from './entry-index.ts';
import { findUnlisted, findVersionSummaries, setOwner } from './fill-entries.repo.ts';
import { refreshEntry } from './refresh-entry.ts';

const BATCH = 200;

/**
 * Adds missing rows to `content_entries`: for starter content, and for documents of an older
 * version of Rostra.
 */
export async function fillEntries(
  db: Db,
  collections: readonly Collection[],
  locale: string,
): Promise<void> {
  const index = { kind: db.kind, locale };
  for (const collection of collections) {
    let after = '';
    for (;;) {
      const documentIds = await findUnlisted(db.queries, collection, { after, limit: BATCH });
      if (documentIds.length === 0) break;
      after = documentIds.at(-1) ?? after;
      await db.transaction(async (tx) => {
        for (const id of documentIds) await listDocument(tx, index, collection, id);
      });
    }
  }
}

async function listDocument(
  tx: Queries,
  index: EntryIndex,
  collection: Collection,
  documentId: string,
): Promise<void> {
  const all = await findVersionSummaries(tx, collection.plural, documentId);
  const translations = await findTranslations(tx, collection, documentId);
  for (const [locale, document] of translations) {
    const { draft, published } = document;
    const versions = collection.isLocalized ? all.filter((item) => item.locale === locale) : all;
    const last = versions.at(-1);
    const version = last?.number ?? 0;
    const isUnchanged = published?.updated_at === draft.updated_at;
    const lastPublished = versions.findLast(({ status }) => status === 'published')?.number ?? 0;
    const earlier = Math.min(lastPublished, version - 1);
    await refreshEntry(tx, index, {
      collection,
      document,
      version,
      liveVersion: published ? (isUnchanged ? version : earlier) : null,
      editorId: last?.editor_id ?? null,
    });
  }
  await setOwner(tx, collection, documentId, all[0]?.editor_id ?? null);
}
