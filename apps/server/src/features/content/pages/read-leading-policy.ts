import type { CallOutput, PolicyArea, readLeadingPolicy } from '@rostra/contract';
import { AppError } from '../../../errors.ts';
import { findPoliciesInArea } from '../addresses/leading-policies.repo.ts';
import type { Reader } from '../declare/reader.ts';
import type { PageStore } from './page-store.ts';
import { readPolicyPage } from './read-policy.ts';

/** What the page of an area shows. */
export async function readLeadingPolicyPage(
  store: PageStore,
  reader: Reader,
  area: PolicyArea,
): Promise<CallOutput<typeof readLeadingPolicy>> {
  const [leading] = await findPoliciesInArea(store.db.queries, area, store.now());
  if (!leading) throw new AppError('not_found', 'Not Found');
  return readPolicyPage(store, reader, leading.slug);
}
