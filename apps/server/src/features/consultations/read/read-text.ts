import type { ConsultationDraft, ContributionPlaces, DraftBlock } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { readBlocks } from '../blocks/draft-blocks.ts';
import { findDraftSummaries, findNewestDraft } from '../consultations.repo.ts';
import {
  findContributionIndex,
  findCredits,
  findListedContributions,
  type IndexedContribution,
  type ListedContribution,
} from '../contributions.repo.ts';
import { choosePage, type WantedPage } from './choose-page.ts';

interface ConsultedText {
  draft: number;
  blocks: DraftBlock[];
  notes: string;
  drafts: ConsultationDraft[];
  page: number;
  pageCount: number;
  places: ContributionPlaces;
  /** Those of the page. */
  rows: ListedContribution[];
  /** All contributions, whether they are on the page or not. */
  index: IndexedContribution[];
}

/** The newest draft and a page of what was written about all drafts. Withdrawn contributions are left out. */
export async function readText(
  queries: Queries,
  consultationId: string,
  wanted: WantedPage,
  isShown: (contribution: IndexedContribution) => boolean = () => true,
): Promise<ConsultedText> {
  const [newest, summaries, index, credits] = await Promise.all([
    findNewestDraft(queries, consultationId),
    findDraftSummaries(queries, consultationId),
    findContributionIndex(queries, consultationId),
    findCredits(queries, consultationId),
  ]);
  const { blocks, notes } = readBlocks(newest);
  const { ids, ...chosen } = choosePage(index.filter(isShown), blocks, wanted);
  return {
    draft: newest.number,
    blocks: [...blocks],
    notes,
    drafts: summaries.map(({ number, reason, created_at }) => ({
      number,
      reason,
      createdAt: created_at,
      credits: credits
        .filter(({ merged_in }) => merged_in === number)
        .map(({ id, author }) => ({ contributionId: id, name: author })),
    })),
    ...chosen,
    rows: await findInOrder(queries, ids),
    index,
  };
}

async function findInOrder(
  queries: Queries,
  ids: readonly string[],
): Promise<ListedContribution[]> {
  if (ids.length === 0) return [];
  const found = new Map((await findListedContributions(queries, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
