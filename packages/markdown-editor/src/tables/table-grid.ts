import type { Node, ResolvedPos, Schema } from '@milkdown/prose/model';
import { type EditorState, TextSelection, type Transaction } from '@milkdown/prose/state';
import { CellSelection } from '@milkdown/prose/tables';

/** From the first to the last, both included. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** The table at the selection, and what of it is selected. */
export interface TablePlace {
  readonly table: Node;
  /** Where the table stands in the document. */
  readonly start: number;
  /** The first row is the header. Rows may be shorter than it. */
  readonly rows: readonly (readonly Node[])[];
  readonly width: number;
  readonly selectedRows: Range;
  readonly selectedColumns: Range;
}

interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export function findTable({ selection }: EditorState): TablePlace | undefined {
  const isCells = selection instanceof CellSelection;
  const $from = isCells ? selection.$anchorCell : selection.$anchor;
  const $to = isCells ? selection.$headCell : selection.$head;
  const depth = tableDepth($from);
  if (depth === undefined || tableDepth($to) !== depth) return undefined;
  const table = $from.node(depth);
  if ($to.node(depth) !== table) return undefined;
  const [from, to] = [$from, $to].map(($place): CellPlace => {
    return { row: $place.index(depth), column: $place.index(depth + 1) };
  }) as [CellPlace, CellPlace];
  const rows = table.children.map(({ children }) => children);
  return {
    table,
    start: $from.before(depth),
    rows,
    width: Math.max(...rows.map(({ length }) => length)),
    selectedRows: toRange(from.row, to.row),
    selectedColumns: toRange(from.column, to.column),
  };
}

const toRange = (a: number, b: number): Range => ({ first: Math.min(a, b), last: Math.max(a, b) });

function tableDepth($place: ResolvedPos): number | undefined {
  for (let { depth } = $place; depth > 0; depth -= 1) {
    if ($place.node(depth).type.spec.tableRole === 'table') return depth;
  }
  return undefined;
}

/** Cells of one table, row by row. A missing cell is empty. */
export type Grid = readonly (readonly (Node | undefined)[])[];

export const alignmentsOf = (table: Node): unknown[] =>
  (table.firstChild?.children ?? []).map(({ attrs }) => attrs.alignment);

/** Makes the first row the header and gives each column one alignment. Cells that fit stay the same objects. */
export function buildTable(schema: Schema, grid: Grid, alignments: readonly unknown[]): Node {
  const { table, table_row, table_header_row, table_cell, table_header } = schema.nodes;
  if (!table || !table_row || !table_header_row || !table_cell || !table_header) {
    throw new Error('The schema has no tables');
  }
  const rows = grid.map((cells, index) => {
    const type = index === 0 ? table_header : table_cell;
    const made = cells.map((cell, column) => {
      const alignment = alignments[column] ?? null;
      const fits = cell?.type === type && cell.attrs.alignment === alignment;
      return fits ? cell : type.createAndFill({ alignment }, cell?.content);
    });
    return (index === 0 ? table_header_row : table_row).create(
      null,
      made.filter((cell) => cell !== null),
    );
  });
  return table.create(null, rows);
}

/** Puts another table into its place, with the cursor at the end of a cell. */
export function replaceTable(
  transaction: Transaction,
  { start, table }: Pick<TablePlace, 'start' | 'table'>,
  next: Node,
  { row, column }: CellPlace,
): Transaction {
  transaction.replaceWith(start, start + table.nodeSize, next);
  return transaction.setSelection(
    TextSelection.create(transaction.doc, endOfCell(next, start, { row, column })),
  );
}

/** Where writing in a cell goes on. */
export function endOfCell(table: Node, start: number, { row, column }: CellPlace): number {
  let position = start + 1;
  for (let index = 0; index < row; index += 1) position += table.child(index).nodeSize;
  const cells = table.child(row);
  position += 1;
  for (let index = 0; index < column; index += 1) position += cells.child(index).nodeSize;
  // Before the closing of its paragraph and of the cell.
  return position + cells.child(column).nodeSize - 2;
}
