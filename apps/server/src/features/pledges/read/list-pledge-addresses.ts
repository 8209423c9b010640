import { pages, pathTo } from '@rostra/contract/pages';
import type { ContentService, SitemapAddress } from '../../content/index.ts';
import { findPublishedPolicies } from '../../policies/index.ts';
import { findPledges } from '../pledges.repo.ts';

/**
 * The list of pledges for the sitemap, and a page for each policy of the language that makes some. A site without pledges
 * has none of them.
 */
export async function listPledgeAddresses(
  { db, store }: ContentService,
  language: string,
): Promise<SitemapAddress[]> {
  const pledges = await findPledges(db.queries);
  if (pledges.length === 0) return [];
  const ids = [...new Set(pledges.map(({ document_id }) => document_id))];
  const policies = await findPublishedPolicies(db.queries, ids, store.now());
  return [
    { path: pathTo(pages.pledges) },
    ...policies
      .filter(({ locale }) => locale === language)
      .map(({ slug }) => {
        const path = pathTo(pages.policyPledges, { slug });
        return { path, paths: new Map([[language, path]]) };
      }),
  ];
}
