import type { EditorState } from '@milkdown/prose/state';
import { hasHeader } from './change-table.ts';
import { alignmentsOf, findTable } from './table-grid.ts';
import type { Alignment } from './table-schema.ts';

/** What a menu for tables shows. */
export interface TableInfo {
  readonly rows: number;
  readonly columns: number;
  readonly hasHeader: boolean;
  readonly alignment: Alignment;
  readonly canMove: Readonly<Record<'up' | 'down' | 'back' | 'forward', boolean>>;
}

export function describeTable(state: EditorState): TableInfo | undefined {
  const place = findTable(state);
  if (!place) return undefined;
  const { table, rows, width, selectedRows, selectedColumns } = place;
  const alignment = alignmentsOf(table)[selectedColumns.first];
  return {
    rows: rows.length,
    columns: width,
    hasHeader: hasHeader(place),
    alignment: alignment === 'center' || alignment === 'right' ? alignment : 'left',
    canMove: {
      up: selectedRows.first > 0,
      down: selectedRows.last < rows.length - 1,
      back: selectedColumns.first > 0,
      forward: selectedColumns.last < width - 1,
    },
  };
}
