import type { EntryCounts } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { cx, Link } from '@rostra/ui';
import { listPath } from '../../../../lib/content/entry-paths.ts';
import { useFormat } from '../../../../lib/formats/format.ts';
import { type ListFilters, writeFilters } from './list-filters.ts';

const views = ['all', 'draft', 'scheduled', 'live', 'changed', 'review', 'trash'] as const;
type View = (typeof views)[number];

const everything = { state: undefined, isInReview: false, isTrash: false } as const;

const viewFilters: Record<View, Pick<ListFilters, 'state' | 'isInReview' | 'isTrash'>> = {
  all: everything,
  draft: { ...everything, state: 'draft' },
  scheduled: { ...everything, state: 'scheduled' },
  live: { ...everything, state: 'live' },
  changed: { ...everything, state: 'live with changes' },
  review: { ...everything, isInReview: true },
  trash: { ...everything, isTrash: true },
};

const countOf: Record<View, (counts: EntryCounts) => number> = {
  all: (counts) => counts.draft + counts.scheduled + counts.live + counts['live with changes'],
  draft: ({ draft }) => draft,
  scheduled: ({ scheduled }) => scheduled,
  live: ({ live }) => live,
  changed: (counts) => counts['live with changes'],
  review: ({ reviewRequested }) => reviewRequested,
  trash: ({ deleted }) => deleted,
};

interface ViewTabsProps {
  section: string;
  filters: ListFilters;
  counts: EntryCounts | undefined;
}

/** The states of entries as links, with their numbers. */
export function ViewTabs({ section, filters, counts }: ViewTabsProps) {
  const t = useMessages('studio-lists');
  const format = useFormat();
  return (
    <nav aria-label={t('views')} className="mt-4 border-line border-b">
      <ul className="flex flex-wrap gap-x-5">
        {views.map((view) => {
          const query = writeFilters({ ...filters, ...viewFilters[view] });
          const isCurrent = isSame(filters, viewFilters[view]);
          return (
            <li key={view}>
              <Link
                href={`${listPath(section)}${query.size > 0 ? `?${query}` : ''}`}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  '-mb-px flex min-h-10 items-center gap-1.5 border-b-2 text-ink no-underline',
                  isCurrent
                    ? 'border-accent font-semibold'
                    : 'border-transparent hover:border-line-strong',
                )}
              >
                {t(`view.${view}`)}
                <span className="figures-table font-normal text-muted text-xs">
                  {counts ? format.number(countOf[view](counts)) : null}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const isSame = (filters: ListFilters, view: (typeof viewFilters)[View]) =>
  filters.state === view.state &&
  filters.isInReview === view.isInReview &&
  filters.isTrash === view.isTrash;
