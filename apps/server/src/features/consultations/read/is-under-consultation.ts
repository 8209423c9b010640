import type { Queries } from '../../../db/client.ts';
import { findConsultations } from '../consultations.repo.ts';
import { countContributions } from '../contributions.repo.ts';
import { stateOf } from '../state.ts';

/** Whether members can still contribute to the text of a policy, or wait for an answer. */
export async function isUnderConsultation(
  queries: Queries,
  { documentId, locale, now }: { documentId: string; locale: string; now: string },
): Promise<boolean> {
  for (const row of await findConsultations(queries, documentId)) {
    if (row.locale !== locale || row.ended_as) continue;
    if (stateOf(row, now) !== 'closed') return true;
    const { contributions, answered } = await countContributions(queries, row.id);
    if (answered < contributions) return true;
  }
  return false;
}
