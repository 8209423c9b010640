export interface PageQuery<Cursor> {
  /** Where the page before ended. */
  readonly cursor?: Cursor | undefined;
  readonly pageSize: number;
}

export interface RowRange<Cursor> {
  readonly before: Cursor | undefined;
  readonly limit: number;
}

interface Page<Row, Cursor> {
  readonly rows: Row[];
  /** Null on the last page. */
  readonly nextCursor: Cursor | null;
}

/** Reads one row more than the page shows, to know whether another page follows. */
export async function readPage<Row, Cursor extends string | number>(
  { cursor, pageSize }: PageQuery<Cursor>,
  find: (range: RowRange<Cursor>) => Promise<readonly Row[]>,
  cursorOf: (last: Row) => Cursor,
): Promise<Page<Row, Cursor>> {
  const found = await find({ before: cursor, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return {
    rows,
    nextCursor: found.length > pageSize && last !== undefined ? cursorOf(last) : null,
  };
}
