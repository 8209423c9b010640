import { pages, pathTo } from '@rostra/contract/pages';
import {
  type ContentService,
  listAllEditions,
  onlyIn,
  type SitemapAddress,
} from '../../content/index.ts';
import { findVisiblePolicies } from '../leading-policies.repo.ts';
import { policies } from '../policies.ts';

/** A sitemap has room for 50,000 addresses of all kinds. */
const MAX_EDITIONS = 20_000;

/**
 * The lists of editions for the sitemap, and former editions. The newest one is left out, because it has the text and
 * the canonical address of the policy's page; comparisons are, because they repeat two editions.
 */
export async function listEditionAddresses(
  { db, store }: ContentService,
  locale: string,
): Promise<SitemapAddress[]> {
  const visible = await findVisiblePolicies(db.queries, {
    now: store.now(),
    scope: onlyIn(locale),
  });
  const slugs = new Map(visible.map(({ document_id, slug }) => [document_id, slug]));
  const editions = await listAllEditions(store, {
    collection: policies.plural,
    locale,
    limit: MAX_EDITIONS,
  });
  // Numbers differ between languages, so these pages have no translations.
  const address = (path: string, updatedAt: string | null) => ({
    path,
    updatedAt: updatedAt ?? undefined,
    paths: new Map([[locale, path]]),
  });
  const listed = new Set<string>();
  return editions.flatMap(({ document_id, edition, edition_at }) => {
    const slug = slugs.get(document_id);
    if (slug === undefined) return [];
    const isNewest = !listed.has(document_id);
    listed.add(document_id);
    return isNewest
      ? [address(pathTo(pages.editions, { slug }), edition_at)]
      : [address(pathTo(pages.edition, { slug, number: String(edition) }), edition_at)];
  });
}
