import type { Queries } from '../../../db/client.ts';
import { findTitles } from './index/content-entries.repo.ts';

interface DocumentQuery {
  readonly kind: string;
  readonly documentId: string;
  readonly language: string;
  readonly now: string;
}

/** The title of a document, in the given language if there is one, and whether readers see it in any language. */
export async function findDocumentState(
  queries: Queries,
  { kind, documentId, language, now }: DocumentQuery,
): Promise<{ title: string | null; isPublished: boolean }> {
  const titles = await findTitles(queries, { kind, documentId });
  const named = titles.find(({ locale }) => locale === language) ?? titles[0];
  const isPublished = titles.some(({ visible_from: from }) => from !== '' && from <= now);
  return { title: named?.title ?? null, isPublished };
}
