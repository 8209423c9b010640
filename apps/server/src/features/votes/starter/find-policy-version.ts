import type { Queries } from '../../../db/client.ts';
import { findEditionVersion } from '../../content/index.ts';
import { findPublishedPolicy } from '../../policies/index.ts';

/** A policy that readers see, and the version that is one of its editions. */
export async function findPolicyVersion(
  queries: Queries,
  { slug, locale, edition }: { slug: string; locale: string; edition: number },
): Promise<{ documentId: string; version: number } | undefined> {
  const policy = await findPublishedPolicy(queries, { slug, locale });
  if (!policy) return undefined;
  const documentId = policy.document_id;
  const key = { collection: 'policies', documentId, locale };
  const version = await findEditionVersion(queries, key, edition);
  return version === undefined ? undefined : { documentId, version };
}
