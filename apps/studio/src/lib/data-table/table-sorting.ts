/** The column that a table is sorted by. */
export interface Sorting {
  /** The id of the column. */
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

export interface TableSorting {
  /** Undefined: as the rows come. */
  readonly current: Sorting | undefined;
  readonly change: (sorting: Sorting) => void;
  /** The toolbar of the screen has a select, which phones need because some headers are hidden. */
  readonly isInToolbar?: boolean;
}
