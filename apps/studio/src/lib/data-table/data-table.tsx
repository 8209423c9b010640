import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import type { RowData } from '@tanstack/react-table';
import type { Ref } from 'react';
import { ListStates, type ListStatesProps } from '../list-states/list-states.tsx';
import type { DataColumn } from './data-column.ts';
import { SortSelect } from './sort-select.tsx';
import { PlainBody, VirtualBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import type { TableSelection } from './table-selection.ts';
import type { TableSorting } from './table-sorting.ts';
import { useTableModel } from './use-table-model.ts';

interface TableProps<Row extends RowData> {
  /** For screen readers. */
  caption: string;
  /** The first one is shown on every screen. Keep the array if there are many rows. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorting?: TableSorting;
  selection?: TableSelection & {
    /** What a row is called beside its checkbox. */
    readonly labelOf: (row: Row) => string;
  };
  /** Renders only the rows near the window, and loads more while it is scrolled. */
  endless?: { readonly total: number; readonly onEnd: () => void };
  /** The rows belong to the filters before. */
  isStale?: boolean;
  isLoadingMore?: boolean;
  /** `j` and `k` move through the rows. For the only list of a screen. */
  hasKeys?: boolean;
  className?: string;
}

interface DataTableProps<Row extends RowData>
  extends TableProps<Row>,
    Omit<ListStatesProps, 'count' | 'children' | 'list'> {
  /** The query of the rows. */
  list: ListStatesProps['list'];
}

/** A list: its rows, and what is shown while it loads, is empty or has failed. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { list, found, failed, skeleton, empty, more, ...table } = props;
  return (
    <ListStates
      list={list}
      count={table.rows.length}
      found={found}
      failed={failed}
      skeleton={skeleton}
      empty={empty}
      more={more}
    >
      <RowTable
        hasKeys
        {...table}
        isStale={list.isPlaceholderData}
        isLoadingMore={list.isFetchingNextPage ?? false}
      />
    </ListStates>
  );
}

/** Only the table, for rows that the screen has. */
export function RowTable<Row extends RowData>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, sorting, selection, endless, className } = props;
  const t = useMessages('studio-lists');
  const { isStale = false, isLoadingMore = false, hasKeys = false } = props;
  const table = useTableModel({ columns, rows, rowKey, sorting, selection });
  const shown = table.getRowModel().rows;
  const selectedCount = table.getSelectedRowModel().rows.length;
  const renderRow = (index: number, ref?: Ref<HTMLTableRowElement>) => {
    const row = shown[index];
    return row ? (
      <TableRow
        key={row.id}
        ref={ref}
        row={row}
        columns={columns}
        index={index}
        isSelected={selection?.state[row.id] ?? false}
        labelOf={selection?.labelOf}
      />
    ) : null;
  };
  return (
    <>
      {selection ? (
        <p role="status" className="sr-only">
          {selectedCount > 0 ? t('selected', { count: selectedCount }) : null}
        </p>
      ) : null}
      {sorting && !sorting.isInToolbar ? <SortSelect columns={columns} sorting={sorting} /> : null}
      <table
        aria-rowcount={endless ? endless.total + 1 : undefined}
        aria-busy={isStale || isLoadingMore}
        className={cx(
          'mt-4 w-full border-collapse transition-opacity',
          isStale && 'opacity-60',
          className,
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <TableHead table={table} columns={columns} hasSelection={selection !== undefined} />
        {endless ? (
          <VirtualBody rows={shown} hasKeys={hasKeys} renderRow={renderRow} onEnd={endless.onEnd} />
        ) : (
          <PlainBody rows={shown} hasKeys={hasKeys} renderRow={renderRow} />
        )}
      </table>
    </>
  );
}
