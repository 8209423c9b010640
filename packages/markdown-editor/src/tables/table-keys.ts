import { type Command, TextSelection } from '@milkdown/prose/state';
import { changeTable } from './change-table.ts';
import { endOfCell, findTable } from './table-grid.ts';

/** Tab in the last cell continues in a new row. */
export const nextRow: Command = (state, dispatch, view) => {
  const place = findTable(state);
  if (!place) return false;
  const isLastRow = place.selectedRows.last === place.rows.length - 1;
  const isLastColumn = place.selectedColumns.last === place.width - 1;
  if (!isLastRow || !isLastColumn) return false;
  if (!changeTable('addRowBelow')(state, dispatch, view)) return false;
  if (!view) return true;
  const { doc, tr } = view.state;
  const table = doc.nodeAt(place.start);
  if (!table) return true;
  const cell = { row: place.rows.length, column: 0 };
  view.dispatch(tr.setSelection(TextSelection.create(doc, endOfCell(table, place.start, cell))));
  return true;
};

/** Enter moves down, as in a spreadsheet. In the last row it leaves the table, which Milkdown does. */
export const cellBelow: Command = (state, dispatch) => {
  const place = findTable(state);
  if (!place || !state.selection.empty) return false;
  const row = place.selectedRows.first + 1;
  const column = place.selectedColumns.first;
  if (column >= (place.rows[row]?.length ?? 0)) return false;
  const target = endOfCell(place.table, place.start, { row, column });
  dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, target)).scrollIntoView());
  return true;
};

export const moveKeys: Record<string, Command> = {
  'Alt-Shift-ArrowUp': changeTable('moveRowUp'),
  'Alt-Shift-ArrowDown': changeTable('moveRowDown'),
  'Alt-Shift-ArrowLeft': (...editor) => inReadingOrder('moveColumnBack', ...editor),
  'Alt-Shift-ArrowRight': (...editor) => inReadingOrder('moveColumnForward', ...editor),
};

/** In a text that is written from the right, the column on the left is the next one. */
function inReadingOrder(
  command: 'moveColumnBack' | 'moveColumnForward',
  ...[state, dispatch, view]: Parameters<Command>
): boolean {
  const isMirrored = view !== undefined && getComputedStyle(view.dom).direction === 'rtl';
  const mirrored = command === 'moveColumnBack' ? 'moveColumnForward' : 'moveColumnBack';
  return changeTable(isMirrored ? mirrored : command)(state, dispatch, view);
}
