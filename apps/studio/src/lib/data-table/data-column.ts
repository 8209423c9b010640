import type { ReactNode } from 'react';

/** What `sortBy` returns. Rows without a value come last in both directions. */
export type SortValue = string | number | null;

export interface DataColumn<Row> {
  /** Unique in the table, and the value of `sort` in the URL. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * `details` are small and muted, `figures` are aligned at their last digit, and `actions` hold
   * buttons beneath a header that only screen readers have.
   */
  readonly kind?: 'words' | 'details' | 'figures' | 'actions';
  /** The narrowest screen with room for the column. On narrower ones, `beneath` is shown. */
  readonly from?: 'sm' | 'md' | 'lg';
  /** What is shown beneath the first cell instead: the cell if left out, nothing if null. */
  readonly beneath?: ((row: Row) => ReactNode) | null;
  /** Makes the column sortable: in the browser if all rows are there, otherwise by the server. */
  readonly sortBy?: 'server' | ((row: Row) => SortValue);
  /** The first press on the header sorts downwards: numbers, and times. */
  readonly startsDescending?: boolean;
  /** The cells are headers of their rows. */
  readonly isRowHeader?: boolean;
  /** Mostly the width. */
  readonly className?: string;
}
