import type { CallOutput, PolicyArea, PolicySummary, readPolicy } from '@rostra/contract';
import { AppError } from '../../../errors.ts';
import { findLeadingPolicies, findPoliciesInArea } from '../addresses/leading-policies.repo.ts';
import { pathOf } from '../addresses/path-of.ts';
import { policies } from '../collections/policies.ts';
import { type Reader, visitorReader } from '../declare/reader.ts';
import { parseReadQuery } from '../query/parse-read-query.ts';
import { findEntries } from '../read/entries.repo.ts';
import type { PageStore } from './page-store.ts';
import { readBySlug } from './read-by-slug.ts';

/** A policy with its address and the way to the others of its area. */
export async function readPolicyPage(
  store: PageStore,
  reader: Reader,
  slug: string,
): Promise<CallOutput<typeof readPolicy>> {
  const policy = await readBySlug(store, policies, reader, slug);
  const area = policy.area as PolicyArea;
  const links = (await findPoliciesInArea(store.db.queries, area, store.now())).map(
    ({ title, ...found }, index) => ({
      title,
      slug: found.slug,
      path: pathOf('policies', found.slug, index === 0 ? area : undefined),
    }),
  );
  const path = links.find((link) => link.slug === slug)?.path ?? pathOf('policies', slug);
  const others = links
    .filter((link) => link.slug !== slug)
    .map(({ title, path }) => ({ title, path }));
  return { data: policy, meta: { path, others } } as never;
}

export async function readLeadingPolicyPage(
  store: PageStore,
  reader: Reader,
  area: PolicyArea,
): Promise<CallOutput<typeof readPolicy>> {
  const [leading] = await findPoliciesInArea(store.db.queries, area, store.now());
  if (!leading) throw new AppError('not_found', 'Not Found');
  return readPolicyPage(store, reader, leading.slug);
}

export async function listLeading(store: PageStore): Promise<PolicySummary[]> {
  const now = store.now();
  const ids = [...(await findLeadingPolicies(store.db.queries, now)).keys()];
  if (ids.length === 0) return [];
  const asked = { filters: { documentId: { $in: ids } }, sort: 'order' };
  const query = parseReadQuery(asked, policies, visitorReader);
  const found = await findEntries(store.db, now, query, { limit: ids.length, offset: 0 });
  return found.map((json) => JSON.parse(json) as PolicySummary);
}
