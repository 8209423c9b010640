import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import type { RowData } from '@tanstack/react-table';
import { memo, type Ref } from 'react';
import { beneathClass, cellClass } from './column-classes.ts';
import type { DataColumn } from './data-column.ts';
import type { RowModel } from './use-table-model.ts';

interface TableRowProps<Row extends RowData> {
  row: RowModel<Row>;
  columns: readonly DataColumn<Row>[];
  index: number;
  isSelected: boolean;
  /** What the row is called beside its checkbox. Without one, it has no checkbox. */
  labelOf?: ((row: Row) => string) | undefined;
  ref?: Ref<HTMLTableRowElement> | undefined;
}

function PlainRow<Row extends RowData>({
  row,
  columns,
  index,
  isSelected,
  labelOf,
  ref,
}: TableRowProps<Row>) {
  const t = useMessages('studio-lists');
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={cx(
        'border-line border-b align-top',
        isSelected ? 'bg-accent-soft' : 'hover:bg-sunken/60',
      )}
    >
      {labelOf ? (
        <td className="w-8 py-2.5">
          <input
            type="checkbox"
            aria-label={t('select', { title: labelOf(row.original) })}
            checked={isSelected}
            onChange={row.getToggleSelectedHandler()}
            className="mt-0.5 ms-1 size-4"
          />
        </td>
      ) : null}
      {columns.map((column, place) => {
        const content = (
          <>
            {column.cell(row.original)}
            {place === 0 ? <Beneath row={row.original} columns={columns} /> : null}
          </>
        );
        return column.isRowHeader ? (
          <th
            key={column.id}
            scope="row"
            className={cx(cellClass(column), 'text-start font-medium')}
          >
            {content}
          </th>
        ) : (
          <td key={column.id} className={cellClass(column)}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/** Scrolling renders a long table again with every frame, but only rows that were not there before. */
export const TableRow = memo(PlainRow) as typeof PlainRow;

/** What a narrow screen has no columns for. */
function Beneath<Row extends RowData>({
  row,
  columns,
}: {
  row: Row;
  columns: readonly DataColumn<Row>[];
}) {
  const others = columns.filter(({ from, beneath }) => from && beneath !== null);
  if (others.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 text-xs">
      {others.map((column) => {
        const content = (column.beneath ?? column.cell)(row);
        return content ? (
          <div key={column.id} className={beneathClass(column)}>
            {content}
          </div>
        ) : null;
      })}
    </div>
  );
}
