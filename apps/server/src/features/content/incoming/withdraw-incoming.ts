import type { Queries } from '../../../db/client.ts';
import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/declaration.ts';
import { changedTags } from '../write/changed-tags.ts';
import { lockTranslations, translationIn } from '../write/documents.repo.ts';
import { settlePublication } from '../write/publication/settle-publication.ts';
import { transact } from '../write/transact.ts';

/** Unpublishes an entry that is gone where it was written. Its text stays as a draft. `record` runs in the same transaction. */
export async function withdrawIncoming(
  service: ContentService,
  place: { collection: Collection; documentId: string; locale: string },
  record: (tx: Queries) => Promise<void>,
): Promise<void> {
  const { collection, documentId, locale } = place;
  const now = service.store.now();
  const slugs = await transact(service, async (tx) => {
    await record(tx);
    const translations = await lockTranslations(tx, collection, documentId);
    const before = translationIn(translations, collection, locale);
    if (!before?.published) return undefined;
    const others = [...translations.values()].filter((document) => document !== before);
    const draft = { status: 'draft', publishedAt: null, editorId: null } as const;
    await settlePublication(tx, service, { ...place, ...draft, others, now });
    return [before.draft.slug, before.published.slug];
  });
  if (slugs) service.changed(changedTags(collection, slugs, service.collections));
}
