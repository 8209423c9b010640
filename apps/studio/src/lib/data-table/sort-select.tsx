import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { toolbarControl } from '../controls/search-box.tsx';
import { hiddenFrom } from './column-classes.ts';
import type { DataColumn } from './data-column.ts';
import type { TableSorting } from './table-sorting.ts';

interface SortSelectProps<Row> {
  columns: readonly DataColumn<Row>[];
  sorting: TableSorting;
}

/** Sorts by columns whose headers have no room. */
export function SortSelect<Row>({ columns, sorting }: SortSelectProps<Row>) {
  const t = useMessages('studio-lists');
  const sortable = columns.filter(({ sortBy }) => sortBy !== undefined);
  const widest = (['lg', 'md', 'sm'] as const).find((width) =>
    sortable.some(({ from }) => from === width),
  );
  if (!widest) return null;
  return (
    <select
      aria-label={t('sortBy')}
      value={sorting.current?.column ?? ''}
      onChange={({ target }) => {
        const column = sortable.find(({ id }) => id === target.value);
        if (column) {
          sorting.change({
            column: column.id,
            direction: column.startsDescending ? 'desc' : 'asc',
          });
        }
      }}
      className={cx(toolbarControl, 'mt-4', hiddenFrom[widest])}
    >
      {sorting.current ? null : <option value="">{t('sortBy')}</option>}
      {sortable.map(({ id, header }) => (
        <option key={id} value={id}>
          {header}
        </option>
      ))}
    </select>
  );
}
