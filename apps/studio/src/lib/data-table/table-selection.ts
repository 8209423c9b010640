import type { RowSelectionState, Updater } from '@tanstack/react-table';
import { useCallback, useMemo, useState } from 'react';

/** Which rows are selected, by their keys. */
export interface TableSelection {
  readonly state: RowSelectionState;
  readonly setState: (update: Updater<RowSelectionState>) => void;
}

export interface RowSelection<Row> extends TableSelection {
  /** Those of the listed rows that are selected. */
  readonly rows: readonly Row[];
  /** Selects exactly these. */
  readonly set: (rows: readonly Row[]) => void;
}

/** The rows that are chosen for a bulk action. Rows that left the list are no longer chosen. */
export function useRowSelection<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): RowSelection<Row> {
  const [state, setState] = useState<RowSelectionState>({});
  const set = useCallback(
    (chosen: readonly Row[]) =>
      setState(Object.fromEntries(chosen.map((row) => [rowKey(row), true]))),
    [rowKey],
  );
  const selected = useMemo(() => rows.filter((row) => state[rowKey(row)]), [rows, rowKey, state]);
  return { rows: selected, state, setState, set };
}
