import { type PolicyArea, policyAreas } from '@rostra/contract';
import type { PageStore } from '../content/index.ts';
import { findLeadingPolicies } from './leading-policies.repo.ts';

/** The areas with a page that readers can see now, in any language. */
export async function listShownAreas({ db, now }: PageStore): Promise<PolicyArea[]> {
  const leading = [...(await findLeadingPolicies(db.queries, now())).values()];
  return policyAreas.filter((area) => leading.includes(area));
}
