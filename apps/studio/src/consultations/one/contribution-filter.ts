import type { Managed, ManagedContribution } from '../consultations-query.ts';

export const filters = ['unanswered', 'all', 'hidden'] as const;
export type ContributionFilter = (typeof filters)[number];

const matches: Record<ContributionFilter, (contribution: ManagedContribution) => boolean> = {
  unanswered: ({ state }) => state === 'open',
  all: () => true,
  hidden: ({ state }) => state === 'hidden',
};

export const readFilter = (name: string | null): ContributionFilter =>
  filters.find((filter) => filter === name) ?? 'all';

export const countMatches = (
  { contributions }: Managed['text'],
  filter: ContributionFilter,
): number => contributions.filter(matches[filter]).length;

interface ShownBlock {
  readonly block: Managed['text']['blocks'][number];
  readonly contributions: readonly ManagedContribution[];
}

interface ShownText {
  readonly blocks: readonly ShownBlock[];
  /** About paragraphs that are no longer in the draft. */
  readonly gone: readonly ManagedContribution[];
}

/**
 * The draft with the contributions that the filter lets through, and those in `kept`: what was just answered
 * stays where it is. A filter leaves out paragraphs without contributions.
 */
export function filterText(
  { blocks, contributions }: Managed['text'],
  filter: ContributionFilter,
  kept: ReadonlySet<string>,
): ShownText {
  const shown = contributions.filter((each) => matches[filter](each) || kept.has(each.id));
  const known = new Set(blocks.map(({ id }) => id));
  return {
    blocks: blocks
      .map((block) => ({
        block,
        contributions: shown.filter(({ blockId }) => blockId === block.id),
      }))
      .filter((each) => filter === 'all' || each.contributions.length > 0),
    gone: shown.filter(({ blockId }) => !known.has(blockId)),
  };
}
