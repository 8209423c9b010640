import type { PolicySummary } from '@rostra/contract';
import { findEntries, isOneOf, orderBy, type PageStore, visitorReader } from '../content/index.ts';
import { findLeadingPolicies } from './leading-policies.repo.ts';
import { policies } from './policies.ts';

export async function listLeadingSummaries(store: PageStore): Promise<PolicySummary[]> {
  const ids = [...(await findLeadingPolicies(store.db.queries, store.now())).keys()];
  if (ids.length === 0) return [];
  return findEntries(store, policies, visitorReader, {
    where: isOneOf(policies, 'documentId', ids),
    sort: [orderBy(policies, 'order')],
    without: ['body', 'seo'],
    limit: ids.length,
  });
}
