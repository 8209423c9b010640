import type { Consultation } from '@rostra/contract';
import type { ConsultationRow } from '../../../db/tables/consultations.ts';
import type { ContentService } from '../../content/index.ts';
import { findPolicyPath } from '../../policies/index.ts';
import { countContributions } from '../contributions.repo.ts';
import { stateOf } from '../state.ts';

/** What everybody may know about a consultation. */
export async function describeConsultation(
  content: ContentService,
  row: ConsultationRow,
): Promise<Consultation> {
  const { store } = content;
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    introduction: row.introduction,
    state: stateOf(row, store.now()),
    requiredPlan: row.required_plan,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    answersDueAt: row.answers_due_at,
    endedAt: row.ended_at,
    conclusion: row.conclusion,
    locale: row.locale,
    documentId: row.document_id,
    policyPath: await findPolicyPath(store, {
      documentId: row.document_id,
      locale: row.locale,
    }),
    counts: await countContributions(store.db.queries, row.id),
  };
}
