import { CONTRIBUTIONS_PER_PAGE, type ContributionPlaces, type DraftBlock } from '@rostra/contract';
import type { IndexedContribution } from '../contributions.repo.ts';

export interface WantedPage {
  readonly page: number;
  /** The page with this contribution, if there is one. */
  readonly contribution?: string | undefined;
}

interface ChosenPage {
  readonly page: number;
  readonly pageCount: number;
  readonly places: ContributionPlaces;
  readonly ids: readonly string[];
}

/** A page of contributions in the order of the text. Those about paragraphs that are gone come last. */
export function choosePage(
  index: readonly IndexedContribution[],
  blocks: readonly DraftBlock[],
  wanted: WantedPage,
): ChosenPage {
  const inOrder = sortByPlace(index, blocks);
  const all = inOrder.flatMap(({ rows }) => rows);
  const pageCount = Math.max(1, Math.ceil(all.length / CONTRIBUTIONS_PER_PAGE));
  const pageAt = (position: number) => Math.floor(position / CONTRIBUTIONS_PER_PAGE) + 1;
  const named = all.findIndex(({ id }) => id === wanted.contribution);
  const page = named < 0 ? Math.min(wanted.page, pageCount) : pageAt(named);
  let before = 0;
  const places = inOrder.map(({ blockId, rows }) => {
    const first = before;
    before += rows.length;
    const count = rows.filter(({ hidden_at }) => hidden_at === null).length;
    return { blockId, count, page: pageAt(first), lastPage: pageAt(before - 1) };
  });
  const start = (page - 1) * CONTRIBUTIONS_PER_PAGE;
  return {
    page,
    pageCount,
    places,
    ids: all.slice(start, start + CONTRIBUTIONS_PER_PAGE).map(({ id }) => id),
  };
}

interface Place {
  readonly blockId: string | null;
  readonly rows: IndexedContribution[];
}

/** Without blocks that nobody wrote about. */
function sortByPlace(
  index: readonly IndexedContribution[],
  blocks: readonly DraftBlock[],
): Place[] {
  const places = new Map<string | null, IndexedContribution[]>(blocks.map(({ id }) => [id, []]));
  const gone: IndexedContribution[] = [];
  for (const row of index) (places.get(row.block_id) ?? gone).push(row);
  return [...places, [null, gone] as const]
    .map(([blockId, rows]) => ({ blockId, rows }))
    .filter(({ rows }) => rows.length > 0);
}
