import type { CallOutput, readMemberContent } from '@rostra/contract';
import {
  listTranslations,
  type PageStore,
  pageLocale,
  type Reader,
  readBySlug,
} from '../content/index.ts';
import { findOwnProgress } from '../reading/index.ts';
import { memberContents } from './member-contents.ts';
import { findOpenNeighbours } from './neighbours.repo.ts';

/** The whole entry for members whose plan includes it; without what is beneath the paywall for the others. */
export async function readMemberContentPage(
  store: PageStore,
  { reader, userId }: { reader: Reader; userId: number },
  { slug, locale: asked }: { slug: string; locale?: string | undefined },
): Promise<CallOutput<typeof readMemberContent>> {
  const { queries } = store.db;
  const locale = pageLocale(asked, store.locales);
  const entry = await readBySlug(store, memberContents, reader, slug, locale);
  const position = { id: entry.id, publishedAt: String(entry.publishedAt) };
  const [neighbours, progress, translations] = await Promise.all([
    findOpenNeighbours(queries, position, {
      includedPlans: reader.includedPlans,
      locale,
      now: store.now(),
    }),
    entry.isLocked ? undefined : findOwnProgress(queries, userId, entry.documentId),
    listTranslations(store, memberContents, entry.documentId),
  ]);
  return {
    data: entry,
    meta: { ...neighbours, progress: progress ?? null, ...(translations && { translations }) },
  };
}
