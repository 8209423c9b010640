import { Button } from '@rostra/ui';

export interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
}

/** Loads the next page of a list, if there is one. */
export function ShowMore({ list, label }: { list: Partial<PagedQuery>; label: string }) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      className="mt-6"
      isBusy={list.isFetchingNextPage ?? false}
      onClick={() => list.fetchNextPage?.()}
    >
      {label}
    </Button>
  );
}
