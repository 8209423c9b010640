import type { CallInput, Capability, EntrySummary, listStudioEntries } from '@rostra/contract';

export type DashboardFilter = CallInput<typeof listStudioEntries>['query'];

interface DashboardGroup {
  readonly name: 'assigned' | 'sentBack' | 'review' | 'scheduled' | 'drafts' | 'recent';
  readonly query: DashboardFilter;
  /** Without it, the group is not for this person. */
  readonly needs?: Capability;
  /** Without entries, nothing is shown. */
  readonly isOptional?: boolean;
}

/** The most urgent one first. */
export const dashboardGroups: readonly DashboardGroup[] = [
  {
    name: 'assigned',
    query: { review: 'requested', assigned: 'true', sort: 'updatedAt', direction: 'asc' },
    needs: 'content.edit',
    isOptional: true,
  },
  { name: 'sentBack', query: { mine: 'true', review: 'sent back' }, isOptional: true },
  {
    name: 'review',
    query: { review: 'requested', sort: 'updatedAt', direction: 'asc' },
    needs: 'content.edit',
  },
  { name: 'scheduled', query: { state: 'scheduled', sort: 'publishedAt', direction: 'asc' } },
  { name: 'drafts', query: { mine: 'true', state: 'draft' } },
  { name: 'recent', query: {} },
];

const SHOWN = 6;

/** Enough to fill the last group, even if its first entries are all in the groups before. */
export const FETCHED = SHOWN * dashboardGroups.length;

export const entryKey = ({ kind, documentId, locale }: EntrySummary): string =>
  `${kind} ${documentId} ${locale}`;

/** A few entries for each group. What a more urgent one shows is not repeated. */
export function listOnce(groups: readonly (readonly EntrySummary[])[]): EntrySummary[][] {
  const seen = new Set<string>();
  return groups.map((entries) => {
    const shown = entries.filter((entry) => !seen.has(entryKey(entry))).slice(0, SHOWN);
    for (const entry of shown) seen.add(entryKey(entry));
    return shown;
  });
}

interface ShownGroup {
  readonly name: DashboardGroup['name'];
  readonly rows: readonly EntrySummary[];
  readonly list: { readonly isSuccess: boolean } | undefined;
}

/** Somebody who has texts to review need not read that no others are waiting. */
export const isNeedless = ({ name, rows, list }: ShownGroup, all: readonly ShownGroup[]): boolean =>
  name === 'review' &&
  rows.length === 0 &&
  list?.isSuccess === true &&
  all.some((group) => group.name === 'assigned' && group.rows.length > 0);
