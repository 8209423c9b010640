import { type LegalArea, legalAreas } from '@rostra/contract';
import type { PageStore } from '../content/index.ts';
import { findLeadingPolicies } from './leading-policies.repo.ts';

/** The legal pages that readers can see now, in any language. */
export async function listLegalPages({ db, now }: PageStore): Promise<LegalArea[]> {
  const leading = [...(await findLeadingPolicies(db.queries, now())).values()];
  return legalAreas.filter((area) => leading.includes(area));
}
