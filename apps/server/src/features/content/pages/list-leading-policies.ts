import { type PolicySummary, policySummarySchema } from '@rostra/contract';
import { findLeadingPolicies } from '../addresses/leading-policies.repo.ts';
import { policies } from '../collections/policies.ts';
import { visitorReader } from '../declare/reader.ts';
import { parseReadQuery } from '../query/parse-read-query.ts';
import type { ContentStore } from '../read/content-store.ts';
import { findEntries } from '../read/entries.repo.ts';

/** All but the bodies. */
const SHOWN = Object.keys(policySummarySchema.shape).filter(
  (key) => !['id', 'documentId'].includes(key),
);

export async function listLeadingSummaries(store: ContentStore): Promise<PolicySummary[]> {
  const now = store.now();
  const ids = [...(await findLeadingPolicies(store.db.queries, now)).keys()];
  if (ids.length === 0) return [];
  const asked = { fields: SHOWN, filters: { documentId: { $in: ids } }, sort: 'order' };
  const query = parseReadQuery(asked, policies, visitorReader);
  const found = await findEntries(store.db, now, query, { limit: ids.length, offset: 0 });
  return found.map((json) => JSON.parse(json) as PolicySummary);
}
