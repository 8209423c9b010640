import { infiniteQueryOptions, keepPreviousData, type QueryKey } from '@tanstack/react-query';

export interface Page<Row, Cursor> {
  readonly data: readonly Row[];
  readonly meta: { readonly nextCursor: Cursor | null };
}

/** The query parameter that names a page; none for the first. */
export interface From<Cursor> {
  cursor?: Cursor;
}

/** A list that is read page by page. The rows of the last filters stay until those of the new ones arrive. */
export function pagedQuery<Row, Cursor extends number | string = number>(
  queryKey: QueryKey,
  read: (from: From<Cursor>, signal: AbortSignal) => Promise<Page<Row, Cursor>>,
) {
  const start: From<Cursor> = {};
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: start,
    getNextPageParam: ({ meta: { nextCursor } }) =>
      nextCursor === null ? undefined : { cursor: nextCursor },
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ data }): readonly Row[] => data),
  });
}
