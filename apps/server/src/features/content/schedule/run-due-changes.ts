import { AppError } from '../../../errors.ts';
import type { ContentService } from '../content-service.ts';
import { findEntryRow } from '../entries/index/content-entries.repo.ts';
import { changedTags } from '../write/changed-tags.ts';
import { lockTranslations, translationIn } from '../write/documents.repo.ts';
import { publishVersion, withdrawEntry } from '../write/publication/publish-version.ts';
import { transact } from '../write/transact.ts';
import {
  type ChangeRow,
  findDueChanges,
  setFailure,
  takeDueChange,
} from './scheduled-changes.repo.ts';

/**
 * Carries out every change that is due, each once: the process that deletes the row makes the
 * change in the same transaction. A change that fails stays, with the reason for staff to see.
 */
export async function runDueChanges(service: ContentService): Promise<void> {
  const now = service.store.now();
  for (const change of await findDueChanges(service.db.queries, now)) {
    try {
      await runChange(service, change);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await setFailure(service.db.queries, { id: change.id, now, failure: error.message });
    }
  }
}

async function runChange(service: ContentService, due: ChangeRow): Promise<void> {
  const now = service.store.now();
  const { document_id: documentId, locale } = due;
  const collection = service.collections.find(({ plural }) => plural === due.collection);
  const done = await transact(service, async (tx) => {
    // In the order of those who schedule: otherwise each could wait for the other.
    const translations = collection && (await lockTranslations(tx, collection, documentId));
    const change = await takeDueChange(tx, due.id, now);
    if (!change || !collection || !translations) return undefined;
    const { created_by: editorId } = change;
    const document = translationIn(translations, collection, locale);
    const key = { collection: collection.plural, documentId, locale };
    const entry = await findEntryRow(tx, key);
    if (!document?.published || !entry) return undefined;
    const others = [...translations.values()].filter((other) => other !== document);
    const note = { reason: change.reason, kind: change.edition_kind };
    const publication = { collection, document, others, entry, editorId, now, note };
    if (change.action === 'unpublish') await withdrawEntry(tx, service, publication);
    else await publishVersion(tx, service, publication, change.version ?? entry.version);
    return { collection, slugs: [document.draft.slug, document.published.slug] };
  });
  if (done) service.changed(changedTags(done.collection, done.slugs, service.collections));
}
