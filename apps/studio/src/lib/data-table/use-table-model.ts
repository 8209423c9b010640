import { useAllMessages } from '@rostra/messages/react';
import {
  createSortedRowModel,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn } from './data-column.ts';
import type { TableSelection } from './table-selection.ts';
import type { TableSorting } from './table-sorting.ts';

const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

interface TableModelOptions<Row extends RowData> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorting: TableSorting | undefined;
  selection: TableSelection | undefined;
}

const noSelection: TableSelection = { state: {}, setState: () => undefined };

/** The sorted rows and what is selected, kept by TanStack Table. */
export function useTableModel<Row extends RowData>(options: TableModelOptions<Row>) {
  const { columns, rows, rowKey, sorting, selection = noSelection } = options;
  const compare = useCompare();
  const definitions = useMemo(
    () =>
      columns.map(({ id, sortBy, startsDescending = false }) => ({
        id,
        accessorFn: (row: Row) =>
          typeof sortBy === 'function' ? (sortBy(row) ?? undefined) : undefined,
        enableSorting: sortBy !== undefined,
        sortDescFirst: startsDescending,
        sortUndefined: 'last' as const,
        sortFn: (a: ValueReader, b: ValueReader, column: string) =>
          compare(a.getValue(column), b.getValue(column)),
      })),
    [columns, compare],
  );
  const current = useMemo(() => {
    const { column, direction } = sorting?.current ?? {};
    const isSortable = columns.some(({ id, sortBy }) => id === column && sortBy !== undefined);
    return column && isSortable ? [{ id: column, desc: direction === 'desc' }] : [];
  }, [columns, sorting?.current]);
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    manualSorting: columns.some(({ sortBy }) => sortBy === 'server'),
    enableMultiSort: false,
    enableSortingRemoval: false,
    state: { sorting: current, rowSelection: selection.state },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(current) : update;
      if (next) sorting?.change({ column: next.id, direction: next.desc ? 'desc' : 'asc' });
    },
    onRowSelectionChange: selection.setState,
  });
}

export type TableModel<Row extends RowData> = ReturnType<typeof useTableModel<Row>>;
export type RowModel<Row extends RowData> = ReturnType<
  TableModel<Row>['getRowModel']
>['rows'][number];

interface ValueReader {
  getValue(column: string): unknown;
}

/** Words in the order of the language, and numbers in words by their size. */
function useCompare() {
  const { language } = useAllMessages();
  return useMemo(() => {
    const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
    return (a: unknown, b: unknown): number =>
      typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
  }, [language]);
}
