import { listStudioVersions, type VersionSummary } from '@rostra/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../session/session-provider.tsx';

export interface VersionsTarget {
  readonly kind: string;
  readonly id: string;
  readonly locale: string | undefined;
}

export const versionsKey = ({ kind, id, locale }: VersionsTarget) =>
  ['versions', kind, id, locale] as const;

/** The parameters of a call about the versions of an entry. */
export const callTarget = ({ kind, id, locale }: VersionsTarget) => ({
  params: { kind, id },
  query: locale ? { locale } : {},
});

/** The versions of an entry, newest first, page by page. */
export function useVersions(target: VersionsTarget) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: versionsKey(target),
    queryFn: ({ pageParam, signal }) => {
      const { params, query } = callTarget(target);
      const page = pageParam ? { cursor: pageParam } : {};
      return api(listStudioVersions, { params, query: { ...query, ...page } }, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: ({ meta }) => meta.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }): VersionSummary[] => data),
  });
}
