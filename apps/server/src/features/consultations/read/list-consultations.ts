import type { Consultation, ConsultationState } from '@rostra/contract';
import type { ContentService } from '../../content/index.ts';
import { findConsultations } from '../consultations.repo.ts';
import { describeConsultation } from './consultation-view.ts';

const ORDER: Record<ConsultationState, number> = {
  open: 0,
  announced: 1,
  closed: 2,
  concluded: 3,
  abandoned: 3,
};

/** Open consultations first, then those to come, then past ones; newest first in each group. */
export async function listForReaders(
  content: ContentService,
  documentId?: string,
): Promise<Consultation[]> {
  const all = await listNewestFirst(content, documentId);
  return all.sort((one, other) => ORDER[one.state] - ORDER[other.state]);
}

export async function listNewestFirst(
  content: ContentService,
  documentId?: string,
): Promise<Consultation[]> {
  const rows = await findConsultations(content.db.queries, documentId);
  return Promise.all(rows.map((row) => describeConsultation(content, row)));
}
