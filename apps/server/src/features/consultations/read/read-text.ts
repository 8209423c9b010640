import type { ConsultationDraft, DraftBlock } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { readBlocks } from '../blocks/draft-blocks.ts';
import { findDraftSummaries, findNewestDraft } from '../consultations.repo.ts';
import { findContributions, type ListedContribution } from '../contributions.repo.ts';

interface ConsultedText {
  draft: number;
  blocks: DraftBlock[];
  notes: string;
  drafts: ConsultationDraft[];
  rows: ListedContribution[];
}

/** The newest draft and what was written about all drafts. Withdrawn contributions are left out. */
export async function readText(queries: Queries, consultationId: string): Promise<ConsultedText> {
  const [newest, summaries, all] = await Promise.all([
    findNewestDraft(queries, consultationId),
    findDraftSummaries(queries, consultationId),
    findContributions(queries, consultationId),
  ]);
  const rows = all.filter(({ state }) => state !== 'withdrawn');
  const { blocks, notes } = readBlocks(newest);
  return {
    draft: newest.number,
    blocks: [...blocks],
    notes,
    drafts: summaries.map(({ number, reason, created_at }) => ({
      number,
      reason,
      createdAt: created_at,
      credits: rows
        .filter((row) => row.merged_in === number && row.hidden_at === null)
        .map(({ id, author }) => ({ contributionId: id, name: author })),
    })),
    rows,
  };
}
