import type { EntrySummary, StudioCollection } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCollectionTexts } from '../../../../lib/content/use-collection-texts.ts';
import { useLanguageName } from '../../../../lib/formats/language-name.ts';
import { useListKeys } from '../../../../lib/list-states/use-list-keys.ts';
import { useSite } from '../../../../lib/site.ts';
import type { Selection } from '../bulk/use-selection.ts';
import { EntryRow } from './entry-row.tsx';
import type { ListFilters } from './list-filters.ts';
import { SortHeader } from './sort-header.tsx';
import type { ChangeFilters } from './use-filters.ts';

interface EntryTableProps {
  collection: StudioCollection;
  rows: readonly EntrySummary[];
  /** Of all pages. */
  total: number;
  filters: ListFilters;
  /** The rows belong to the filters before. */
  isStale: boolean;
  isLoadingMore: boolean;
  selection: Selection;
  /** The last row is near. */
  onEnd: () => void;
  onChange: ChangeFilters;
}

const ROW_HEIGHT = 57;
const OVERSCAN = 12;

/** A table that renders only the rows near the window, and loads more while it is scrolled. */
export function EntryTable(props: EntryTableProps) {
  const { collection, rows, total, filters, isStale, isLoadingMore, selection, onEnd, onChange } =
    props;
  const t = useMessages('studio-lists');
  const texts = useCollectionTexts();
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin,
    getItemKey: (index) => `${rows[index]?.documentId} ${rows[index]?.locale}`,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= rows.length - OVERSCAN * 2) onEnd();
  });
  useListKeys({
    count: rows.length,
    body,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
    toggle: (index) => {
      const row = rows[index];
      if (row) selection.toggle(row);
    },
  });
  const { languages } = useSite();
  const nameOf = useLanguageName();
  const isMultilingual = collection.isLocalized && languages.length > 1;
  const areAllSelected = selection.entries.length === rows.length;

  const before = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);
  const sorting = { filters, onChange };
  return (
    <table
      aria-rowcount={total + 1}
      aria-busy={isStale || isLoadingMore}
      className={cx('mt-4 w-full border-collapse transition-opacity', isStale && 'opacity-60')}
    >
      <caption className="sr-only">{texts.title(collection)}</caption>
      <thead className="border-ink border-b text-start">
        <tr aria-rowindex={1}>
          <th scope="col" className="w-8 py-2 text-start">
            <input
              type="checkbox"
              aria-label={t('selectAll')}
              checked={areAllSelected}
              onChange={() => selection.set(areAllSelected ? [] : rows)}
              className="ms-1 size-4"
            />
          </th>
          <SortHeader {...sorting} sort="title">
            {t('column.title')}
          </SortHeader>
          <th
            scope="col"
            className="hidden w-40 py-2 text-start font-semibold text-xs sm:table-cell"
          >
            {t('column.state')}
          </th>
          {isMultilingual ? (
            <th
              scope="col"
              className="hidden w-32 py-2 text-start font-semibold text-xs md:table-cell"
            >
              {t('column.language')}
            </th>
          ) : null}
          <SortHeader {...sorting} sort="updatedAt" className="hidden w-52 md:table-cell">
            {t('column.edited')}
          </SortHeader>
          <SortHeader {...sorting} sort="publishedAt" className="hidden w-36 lg:table-cell">
            {t('column.published')}
          </SortHeader>
        </tr>
      </thead>
      <tbody ref={body}>
        {before > 0 ? <Spacer height={before} /> : null}
        {items.map(({ index, key }) => {
          const row = rows[index];
          return row ? (
            <EntryRow
              key={key}
              ref={virtualizer.measureElement}
              section={collection.section}
              row={row}
              index={index}
              isSelected={selection.has(row)}
              onSelect={selection.toggle}
              language={isMultilingual ? nameOf(row.locale) : undefined}
            />
          ) : null;
        })}
        {after > 0 ? <Spacer height={after} /> : null}
      </tbody>
    </table>
  );
}

/** Stands for the rows that are not rendered. */
function Spacer({ height }: { height: number }) {
  return (
    <tr>
      <td colSpan={6} style={{ height, padding: 0 }} />
    </tr>
  );
}
