import type { ReactNode } from 'react';
import { ListSkeleton } from './list-skeleton.tsx';
import { type FailingQuery, LoadFailure } from './load-failure.tsx';
import { type PagedQuery, ShowMore } from './show-more.tsx';

interface ListQuery extends FailingQuery, Partial<PagedQuery> {
  readonly data: unknown;
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly isPlaceholderData: boolean;
}

export interface ListStatesProps {
  list: ListQuery;
  /** How many rows there are. */
  count: number;
  /** Announced to screen readers when it changes. */
  found?: string | undefined;
  /** What could not be loaded. */
  failed?: string | undefined;
  skeleton?: ReactNode;
  /** Shown instead of the rows if there are none. */
  empty?: ReactNode;
  /** The label of the button that loads the next page; without one, the rows load it themselves. */
  more?: string | undefined;
  /** The rows. */
  children: ReactNode;
}

/** A list while it loads, after a failure, without rows, and with a button for its next page. */
export function ListStates({ list, count, found, failed, skeleton, ...props }: ListStatesProps) {
  const { empty, more, children } = props;
  const isCurrent = list.data !== undefined && !list.isPlaceholderData;
  return (
    <>
      {found === undefined ? null : (
        <p className="sr-only" role="status">
          {isCurrent ? found : null}
        </p>
      )}
      {list.isError ? (
        <LoadFailure query={list} {...(failed === undefined ? {} : { title: failed })} />
      ) : null}
      {list.isPending ? (skeleton ?? <ListSkeleton />) : null}
      {list.data !== undefined && count === 0 && !list.isError ? empty : null}
      {count > 0 ? children : null}
      {more === undefined ? null : <ShowMore list={list} label={more} />}
    </>
  );
}
