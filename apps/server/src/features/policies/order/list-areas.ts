import type { LeadReason, StudioPolicyArea } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { entryState, type PageStore, type Writer } from '../../content/index.ts';
import { findAreaPaths } from '../areas/find-area-paths.ts';
import { findLeadingPolicies, findRankedPolicies } from '../leading-policies.repo.ts';
import { findOrderedPolicies } from './policy-order.repo.ts';

/**
 * The policies of each area in their order, and which one its page shows. Of the policies of others, authors see
 * what readers see.
 */
export async function listAreas(
  { db, now, locales }: PageStore,
  { isAuthor, editorId }: Writer,
): Promise<StudioPolicyArea[]> {
  const at = now();
  const all = await findOrderedPolicies(db.queries, locales.default);
  const policies = all.flatMap((policy) => {
    if (!isAuthor || policy.ownerId === editorId) return [policy];
    const { publishedTitle: title, publishedSlug: slug, visible_from: from } = policy;
    return title !== null && slug !== null && from <= at ? [{ ...policy, title, slug }] : [];
  });
  const leading = await findLeadReasons(db.queries, at);
  const paths = await findAreaPaths(db.queries);
  return [...paths].map(([area, path]) => ({
    area,
    path,
    policies: policies
      .filter((policy) => policy.area === area)
      .map((policy) => ({
        documentId: policy.documentId,
        title: policy.title,
        slug: policy.slug,
        state: entryState(policy, at),
        leads: leading.get(`${area} ${policy.documentId}`) ?? null,
      })),
  }));
}

/** By area and document id. */
async function findLeadReasons(queries: Queries, at: string): Promise<Map<string, LeadReason>> {
  const ranked = await findRankedPolicies(queries, at);
  const reasonOf = (documentId: string, area: string): LeadReason => {
    const inArea = ranked.filter((policy) => policy.area === area);
    const own = inArea.find((policy) => policy.document_id === documentId);
    const others = inArea.filter((policy) => policy !== own);
    if (Number(own?.is_named) === 1) return 'address';
    if (others.length === 0) return 'only';
    return others.every((other) => Number(other.order) > Number(own?.order)) ? 'order' : 'age';
  };
  const leading = await findLeadingPolicies(queries, at);
  return new Map(
    [...leading].map(([documentId, area]) => [`${area} ${documentId}`, reasonOf(documentId, area)]),
  );
}
