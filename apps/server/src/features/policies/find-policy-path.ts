import { entryPaths, type PageStore } from '../content/index.ts';
import { findPublishedSlug } from './editions/edition-policies.repo.ts';
import { policies } from './policies.ts';

/** The path of a policy in a language; null while it is not published. */
export async function findPolicyPath(
  store: PageStore,
  { documentId, locale }: { documentId: string; locale: string },
): Promise<string | null> {
  const slug = await findPublishedSlug(store.db.queries, { documentId, locale, now: store.now() });
  if (slug === undefined) return null;
  return (await entryPaths(store, policies))?.({ documentId, slug }) ?? null;
}
