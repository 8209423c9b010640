import type { Node, Schema, Slice } from '@milkdown/prose/model';
import { TextSelection, type Transaction } from '@milkdown/prose/state';
import type { EditorView } from '@milkdown/prose/view';
import { placeBlock } from '../blocks/place-block.ts';
import { readRows } from '../paste/read-rows.ts';
import {
  alignmentsOf,
  buildTable,
  endOfCell,
  findTable,
  type Grid,
  replaceTable,
  type TablePlace,
} from './table-grid.ts';

/** A new table may have so many cells; more are pasted as text, which stays fast. */
const MAX_CELLS = 20_000;

/** Cells from a spreadsheet or another table fill the table at the cursor, or become one. */
export function pasteTable(view: EditorView, data: DataTransfer | null, slice: Slice): boolean {
  const { state } = view;
  if (state.selection.$from.parent.type.spec.code) return false;
  const pasted = tableIn(slice) ?? tableFromText(state.schema, data);
  if (!pasted) return false;
  const place = findTable(state);
  if (place) {
    view.dispatch(fill(state.tr, place, pasted).scrollIntoView());
    return true;
  }
  const inserted = insert(state.tr, pasted);
  if (inserted) view.dispatch(inserted.scrollIntoView());
  return inserted !== undefined;
}

/** What was pasted if it is nothing but a table. */
function tableIn({ content }: Slice): Node | undefined {
  const tables = content.content.filter(({ type }) => type.spec.tableRole === 'table');
  const others = content.content.filter((node) => !tables.includes(node));
  return tables.length === 1 && others.every(({ textContent }) => textContent.trim() === '')
    ? tables[0]
    : undefined;
}

function tableFromText(schema: Schema, data: DataTransfer | null): Node | undefined {
  if (!data || data.types.includes('text/html')) return undefined;
  const rows = readRows(data.getData('text/plain'));
  const width = Math.max(0, ...(rows ?? []).map(({ length }) => length));
  const { table_cell, paragraph } = schema.nodes;
  if (!rows || !table_cell || !paragraph || rows.length * width > MAX_CELLS) return undefined;
  const grid = rows.map((row) =>
    Array.from({ length: width }, (_, column) => {
      const text = row[column];
      const content = paragraph.create(null, text ? schema.text(text) : null);
      return table_cell.create(null, content);
    }),
  );
  return buildTable(schema, grid, []);
}

/** Begins at the selected cell. The table grows where the cells would not fit. */
function fill(tr: Transaction, place: TablePlace, pasted: Node): Transaction {
  const added = pasted.children.map(({ children }) => children);
  const top = place.selectedRows.first;
  const start = place.selectedColumns.first;
  const width = Math.max(place.width, start + Math.max(...added.map(({ length }) => length)));
  const height = Math.max(place.rows.length, top + added.length);
  const grid: Grid = Array.from({ length: height }, (_, row) =>
    Array.from(
      { length: width },
      (_, column) => added[row - top]?.[column - start] ?? place.rows[row]?.[column],
    ),
  );
  const next = buildTable(tr.doc.type.schema, grid, alignmentsOf(place.table));
  const row = top + added.length - 1;
  const column = start + (added.at(-1)?.length ?? 1) - 1;
  return replaceTable(tr, place, next, { row, column });
}

/** Undefined where no table can be, as inside a title. */
function insert(tr: Transaction, table: Node): Transaction | undefined {
  tr.deleteSelection();
  const start = placeBlock(tr, table);
  if (start === undefined) return undefined;
  const last = { row: table.childCount - 1, column: (table.lastChild?.childCount ?? 1) - 1 };
  return tr.setSelection(TextSelection.create(tr.doc, endOfCell(table, start, last)));
}
