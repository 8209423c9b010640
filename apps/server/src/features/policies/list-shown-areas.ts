import { fixedAreas } from '@rostra/contract';
import type { PageStore } from '../content/index.ts';
import { findPolicyAreas } from '../site/index.ts';
import { findLeadingPolicies } from './leading-policies.repo.ts';

/** The areas with a page that readers can see now, in any language. */
export async function listShownAreas({ db, now }: PageStore): Promise<string[]> {
  const leading = new Set((await findLeadingPolicies(db.queries, now())).values());
  const own = (await findPolicyAreas(db.queries)).map(({ key }) => key);
  return [...own, ...fixedAreas].filter((area) => leading.has(area));
}
