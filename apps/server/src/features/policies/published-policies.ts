import type { Queries } from '../../db/client.ts';
import { findPublished, findPublishedByIds } from './published-policies.repo.ts';

/** The text of a policy that is published, or will be, in one language. */
export const findPublishedPolicy = (
  queries: Queries,
  address: { slug: string; locale: string },
): Promise<{ document_id: string; title: string; body: string } | undefined> =>
  findPublished(queries, address);

/** What readers see of policies now, in all languages. */
export const findPublishedPolicies = (
  queries: Queries,
  ids: readonly string[],
  now: string,
): Promise<{ document_id: string; locale: string; slug: string; title: string }[]> =>
  findPublishedByIds(queries, ids, now);
