import { contributionFilters } from '@rostra/contract';
import type { Managed, ManagedContribution, ShownPage } from '../consultations-query.ts';

export function readShownPage(search: URLSearchParams): ShownPage {
  const show = contributionFilters.find((filter) => filter === search.get('show')) ?? 'all';
  const page = search.get('page') ?? '';
  return { show, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1 };
}

type Place = Managed['text']['places'][number];

interface ShownBlock {
  readonly block: Managed['text']['blocks'][number];
  readonly contributions: readonly ManagedContribution[];
  /** Undefined if nobody wrote about it, or nothing that the filter lets through. */
  readonly place: Place | undefined;
}

interface ShownText {
  readonly blocks: readonly ShownBlock[];
  /** About paragraphs that are no longer in the draft. */
  readonly gone: readonly ManagedContribution[];
}

/** The draft with the contributions of the page. A filter leaves out paragraphs without any on it. */
export function placeContributions(
  { blocks, contributions, places }: Managed['text'],
  filter: ShownPage['show'],
): ShownText {
  const known = new Set(blocks.map(({ id }) => id));
  return {
    blocks: blocks
      .map((block) => ({
        block,
        contributions: contributions.filter(({ blockId }) => blockId === block.id),
        place: places.find(({ blockId }) => blockId === block.id),
      }))
      .filter((each) => filter === 'all' || each.contributions.length > 0),
    gone: contributions.filter(({ blockId }) => !known.has(blockId)),
  };
}
