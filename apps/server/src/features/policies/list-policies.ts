import type { PolicyOverview } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { listLatestEditions, type PageStore, pageLocale } from '../content/index.ts';
import { findAreaPaths } from './areas/find-area-paths.ts';
import { toSummary } from './editions/find-policy-editions.ts';
import { findVisiblePolicies } from './leading-policies.repo.ts';
import { policies } from './policies.ts';

/** All policies with their newest edition; the leading policy of each area is the first of its area. */
export async function listAllPolicies(store: PageStore, asked?: string): Promise<PolicyOverview[]> {
  const scope = pageLocale(asked, store.locales);
  const rows = await findVisiblePolicies(store.db.queries, { now: store.now(), scope });
  const editions = await listLatestEditions(store, {
    collection: policies.plural,
    documentIds: rows.map(({ document_id }) => document_id),
  });
  const paths = await findAreaPaths(store.db.queries);
  return rows.map(({ document_id: documentId, slug, title, area, summary, locale }) => {
    const leading = rows.find((row) => row.area === area);
    const edition = editions.find(
      (each) => each.document_id === documentId && each.locale === locale,
    );
    return {
      documentId,
      title,
      area,
      summary,
      path:
        (leading?.document_id === documentId && paths.get(area)) || pathTo(pages.policy, { slug }),
      key: slug,
      edition: edition ? toSummary(edition) : null,
      ...(store.locales.isMultilingual ? { locale } : {}),
    };
  });
}
