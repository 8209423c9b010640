import type { Db, DbKind, Queries } from '../../../../db/client.ts';
import { findInstallation, setInstallation } from '../../../../db/installation.ts';
import type { Collection } from '../../declare/declaration.ts';
import { findTranslations, translationIn } from '../../write/documents.repo.ts';
import { findEntriesAfter } from './content-entries.repo.ts';
import { textOf } from './entry-text.ts';
import { indexWords } from './entry-words.repo.ts';

const BATCH = 200;

/** Of the rules by which words are indexed (`indexedWords`). The index of an older version is built again. */
const VERSION = '2';
const KEY = 'content.entryWords';

export async function upgradeEntryWords(db: Db, collections: readonly Collection[]): Promise<void> {
  if ((await findInstallation(db.queries, KEY)) === VERSION) return;
  await db.transaction(async (tx) => {
    await rebuildEntryWords(tx, db.kind, collections);
    await setInstallation(tx, KEY, VERSION);
  });
}

/** Indexes the words of all entries again, after their rows were copied from another database. */
export async function rebuildEntryWords(
  tx: Queries,
  kind: DbKind,
  collections: readonly Collection[],
): Promise<void> {
  for (const collection of collections) {
    let after = 0;
    for (;;) {
      const entries = await findEntriesAfter(tx, collection.plural, { after, limit: BATCH });
      if (entries.length === 0) break;
      for (const { id, title, document_id, locale } of entries) {
        const translations = await findTranslations(tx, collection, document_id);
        // An entry in the trash has no document, only versions.
        const draft = translationIn(translations, collection, locale)?.draft;
        await indexWords(tx, kind, id, { title, body: draft ? textOf(collection, draft) : '' });
        after = id;
      }
    }
  }
}
