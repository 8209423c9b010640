import type { Node } from '@milkdown/prose/model';
import { type Command, TextSelection } from '@milkdown/prose/state';
import {
  alignmentsOf,
  buildTable,
  findTable,
  replaceTable,
  type TablePlace,
} from './table-grid.ts';
import type { Alignment } from './table-schema.ts';

export type TableCommand =
  | 'addRowAbove'
  | 'addRowBelow'
  | 'moveRowUp'
  | 'moveRowDown'
  | 'deleteRow'
  | 'addColumnBefore'
  | 'addColumnAfter'
  | 'moveColumnBack'
  | 'moveColumnForward'
  | 'deleteColumn'
  | 'alignLeft'
  | 'alignCenter'
  | 'alignRight'
  | 'toggleHeader'
  | 'deleteTable';

type Cell = Node | undefined;

/** The table after a change, and the cell in which the cursor is then. Without rows it is gone. */
interface Changed {
  readonly grid: readonly (readonly Cell[])[];
  readonly alignments: readonly unknown[];
  readonly row: number;
  readonly column: number;
}

/** Undefined if the change makes no sense there. */
type Change = (place: TablePlace) => Changed | undefined;

const changes: Record<TableCommand, Change> = {
  addRowAbove: (place) => addRow(place, place.selectedRows.first),
  addRowBelow: (place) => addRow(place, place.selectedRows.last + 1),
  moveRowUp: (place) => moveRows(place, -1),
  moveRowDown: (place) => moveRows(place, 1),
  deleteRow,
  addColumnBefore: (place) => addColumn(place, place.selectedColumns.first),
  addColumnAfter: (place) => addColumn(place, place.selectedColumns.last + 1),
  moveColumnBack: (place) => moveColumns(place, -1),
  moveColumnForward: (place) => moveColumns(place, 1),
  deleteColumn,
  alignLeft: (place) => align(place, 'left'),
  alignCenter: (place) => align(place, 'center'),
  alignRight: (place) => align(place, 'right'),
  toggleHeader,
  deleteTable: (place) => ({ ...unchanged(place), grid: [] }),
};

export const changeTable =
  (command: TableCommand): Command =>
  (state, dispatch) => {
    const place = findTable(state);
    const changed = place && changes[command](place);
    if (!place || !changed) return false;
    if (!dispatch) return true;
    const { schema, tr } = state;
    const { grid, alignments, row, column } = changed;
    if (grid.length === 0 || grid[0]?.length === 0) {
      const { paragraph } = schema.nodes;
      if (!paragraph) return false;
      tr.replaceWith(place.start, place.start + place.table.nodeSize, paragraph.create());
      dispatch(tr.setSelection(TextSelection.create(tr.doc, place.start + 1)).scrollIntoView());
      return true;
    }
    const next = buildTable(schema, grid, alignments);
    dispatch(replaceTable(tr, place, next, { row, column }).scrollIntoView());
    return true;
  };

/** All rows as long as the longest. */
function unchanged({ table, rows, width, selectedRows, selectedColumns }: TablePlace): Changed {
  const columns = Array.from({ length: width }, (_, column) => column);
  return {
    grid: rows.map((cells) => columns.map((column) => cells[column])),
    alignments: alignmentsOf(table),
    row: selectedRows.first,
    column: selectedColumns.first,
  };
}

function addRow(place: TablePlace, row: number): Changed {
  const before = unchanged(place);
  const added = Array.from({ length: place.width }, () => undefined);
  return { ...before, grid: before.grid.toSpliced(row, 0, added), row };
}

function moveRows(place: TablePlace, by: -1 | 1): Changed | undefined {
  const before = unchanged(place);
  const grid = move(before.grid, place.selectedRows, by);
  return grid && { ...before, grid, row: before.row + by };
}

function deleteRow(place: TablePlace): Changed {
  const before = unchanged(place);
  const { first, last } = place.selectedRows;
  const grid = before.grid.toSpliced(first, last - first + 1);
  return { ...before, grid, row: Math.min(first, grid.length - 1) };
}

function addColumn(place: TablePlace, column: number): Changed {
  const before = unchanged(place);
  return {
    ...before,
    grid: before.grid.map((cells) => cells.toSpliced(column, 0, undefined)),
    alignments: before.alignments.toSpliced(column, 0, null),
    column,
  };
}

function moveColumns(place: TablePlace, by: -1 | 1): Changed | undefined {
  const before = unchanged(place);
  const { selectedColumns } = place;
  const alignments = move(before.alignments, selectedColumns, by);
  if (!alignments) return undefined;
  const grid = before.grid.map((cells) => move(cells, selectedColumns, by) ?? cells);
  return { ...before, grid, alignments, column: before.column + by };
}

function deleteColumn(place: TablePlace): Changed {
  const before = unchanged(place);
  const { first, last } = place.selectedColumns;
  const count = last - first + 1;
  return {
    ...before,
    grid: before.grid.map((cells) => cells.toSpliced(first, count)),
    alignments: before.alignments.toSpliced(first, count),
    column: Math.min(first, place.width - count - 1),
  };
}

/** Left is how a column without an alignment looks, and another click takes an alignment away. */
function align(place: TablePlace, alignment: Alignment): Changed {
  const before = unchanged(place);
  const { first, last } = place.selectedColumns;
  const isSet = before.alignments[first] === alignment;
  const next = alignment === 'left' || isSet ? null : alignment;
  const alignments = before.alignments.map((current, column) =>
    column >= first && column <= last ? next : current,
  );
  return { ...before, alignments };
}

/** Markdown always has a header; where none is wanted, it is empty and readers do not see it. */
function toggleHeader(place: TablePlace): Changed | undefined {
  const before = unchanged(place);
  if (hasHeader(place)) {
    const empty = Array.from({ length: place.width }, () => undefined);
    return { ...before, grid: [empty, ...before.grid], row: before.row + 1 };
  }
  if (before.grid.length < 2) return undefined;
  return { ...before, grid: before.grid.slice(1), row: Math.max(before.row - 1, 0) };
}

export const hasHeader = ({ rows }: TablePlace): boolean =>
  (rows[0] ?? []).some(({ content }) => content.size > 2);

/** Undefined if it would leave the table. */
function move<T>(
  items: readonly T[],
  { first, last }: TablePlace['selectedRows'],
  by: -1 | 1,
): T[] | undefined {
  const target = first + by;
  const count = last - first + 1;
  if (target < 0 || target + count > items.length) return undefined;
  const moved = items.slice(first, last + 1);
  return items.toSpliced(first, count).toSpliced(target, 0, ...moved);
}
