import type { CallOutput, PolicyArea, readPolicy } from '@rostra/contract';
import { findPoliciesInArea } from '../addresses/leading-policies.repo.ts';
import { pathOf } from '../addresses/path-of.ts';
import { policies } from '../collections/policies.ts';
import type { Reader } from '../declare/reader.ts';
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
    (link, index) => ({
      ...link,
      path: pathOf('policies', link.slug, index === 0 ? area : undefined),
    }),
  );
  const path = links.find((link) => link.slug === slug)?.path ?? pathOf('policies', slug);
  const others = links
    .filter((link) => link.slug !== slug)
    .map(({ title, path }) => ({ title, path }));
  return { data: policy, meta: { path, others } } as never;
}
