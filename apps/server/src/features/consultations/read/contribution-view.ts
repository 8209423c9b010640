import type { Contribution, ContributionPlace, DraftBlock } from '@rostra/contract';
import { hashOf } from '../blocks/hash-of.ts';
import type { ListedContribution } from '../contributions.repo.ts';

/** What readers see of a contribution. A hidden one shows why; its text is gone. */
export function toContribution(
  row: ListedContribution,
  blocks: readonly DraftBlock[],
  newestDraft: number,
): Contribution {
  const isHidden = row.hidden_at !== null;
  return {
    id: row.id,
    blockId: row.block_id,
    draft: row.draft,
    place: placeOf(row, blocks),
    kind: row.kind,
    text: isHidden ? '' : row.text,
    comparison: isHidden ? null : row.comparison,
    reason: isHidden ? null : row.reason,
    author: row.author,
    isByStaff: row.author_role !== null && row.author_role !== 'member',
    createdAt: row.created_at,
    state: isHidden ? 'hidden' : row.state,
    supports: Number(row.supports),
    answer: isHidden ? row.hidden_reason : row.answer,
    answeredBy: isHidden ? null : row.editor,
    answeredAt: isHidden ? row.hidden_at : row.answered_at,
    mergedIn: row.merged_in !== null && row.merged_in <= newestDraft ? row.merged_in : null,
  };
}

function placeOf(
  { block_id, base_hash }: ListedContribution,
  blocks: readonly DraftBlock[],
): ContributionPlace {
  const block = blocks.find(({ id }) => id === block_id);
  if (!block) return 'gone';
  return hashOf(block.source) === base_hash ? 'unchanged' : 'changed';
}
