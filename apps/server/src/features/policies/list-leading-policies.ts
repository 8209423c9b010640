import type { PolicySummary } from '@rostra/contract';
import {
  findEntries,
  isOneOf,
  orderBy,
  type PageStore,
  pageLocale,
  visitorReader,
} from '../content/index.ts';
import { findLeadingPolicies } from './leading-policies.repo.ts';
import { policies } from './policies.ts';

export async function listLeadingSummaries(
  store: PageStore,
  asked?: string,
): Promise<PolicySummary[]> {
  const locale = pageLocale(asked, store.locales);
  const ids = [...(await findLeadingPolicies(store.db.queries, store.now(), locale)).keys()];
  if (ids.length === 0) return [];
  return findEntries(store, policies, visitorReader, {
    where: isOneOf(policies, 'documentId', ids),
    sort: [orderBy(policies, 'order')],
    without: ['body', 'seo'],
    limit: ids.length,
    locale,
  });
}
