import { useMessages } from '@rostra/messages/react';
import { ChevronDownIcon, cx } from '@rostra/ui';
import type { RowData } from '@tanstack/react-table';
import { headClass } from './column-classes.ts';
import type { DataColumn } from './data-column.ts';
import type { TableModel } from './use-table-model.ts';

interface TableHeadProps<Row extends RowData> {
  table: TableModel<Row>;
  columns: readonly DataColumn<Row>[];
  hasSelection: boolean;
}

export function TableHead<Row extends RowData>({
  table,
  columns,
  hasSelection,
}: TableHeadProps<Row>) {
  const t = useMessages('studio-lists');
  const isSomeSelected = table.getIsSomeRowsSelected();
  return (
    <thead className="border-ink border-b">
      <tr aria-rowindex={1}>
        {hasSelection ? (
          <th scope="col" className="w-8 py-2 text-start">
            <input
              type="checkbox"
              aria-label={t('selectAll')}
              checked={table.getIsAllRowsSelected()}
              ref={(box) => {
                if (box) box.indeterminate = isSomeSelected;
              }}
              onChange={table.getToggleAllRowsSelectedHandler()}
              className="ms-1 size-4"
            />
          </th>
        ) : null}
        {columns.map((column) => (
          <ColumnHeader key={column.id} table={table} column={column} />
        ))}
      </tr>
    </thead>
  );
}

interface ColumnHeaderProps<Row extends RowData> {
  table: TableModel<Row>;
  column: DataColumn<Row>;
}

function ColumnHeader<Row extends RowData>({ table, column }: ColumnHeaderProps<Row>) {
  const { id, header, kind, sortBy } = column;
  if (sortBy !== undefined) return <SortHeader table={table} column={column} />;
  return (
    <th key={id} scope="col" className={headClass(column)}>
      {kind === 'actions' ? <span className="sr-only">{header}</span> : header}
    </th>
  );
}

/** A second press reverses the order. */
function SortHeader<Row extends RowData>({ table, column }: ColumnHeaderProps<Row>) {
  const sorted = table.getColumn(column.id)?.getIsSorted();
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
      className={headClass(column)}
    >
      <button
        type="button"
        onClick={table.getColumn(column.id)?.getToggleSortingHandler()}
        className="-mx-1 -my-1 inline-flex min-h-8 items-center gap-1 rounded px-1 font-semibold hover:bg-sunken"
      >
        {column.header}
        {sorted ? (
          <ChevronDownIcon className={cx('size-3.5', sorted === 'asc' && 'rotate-180')} />
        ) : null}
      </button>
    </th>
  );
}
