import {
  countUnreadNotices,
  listNotices,
  markAllNoticesRead,
  markNoticeRead,
  type Notice,
} from '@rostra/contract';
import { useToast } from '@rostra/ui';
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useErrorMessage } from '../../lib/errors/error-message.ts';
import { useLocaleQuery } from '../../lib/languages/content-locale.ts';
import { useApi } from '../sessions/index.ts';

const UNREAD_KEY = ['notices', 'unread'];
const LIST_KEY = ['notices', 'list'];
const POLL_INTERVAL_MS = 60_000;

interface Page {
  data: Notice[];
  meta: { unread: number; nextCursor: string | null };
}

export function useUnread() {
  const api = useApi();
  return useQuery({
    queryKey: UNREAD_KEY,
    queryFn: async ({ signal }) => (await api(countUnreadNotices, {}, { signal })).unread,
    refetchInterval: POLL_INTERVAL_MS,
  });
}

/** Loaded again whenever the panel opens. */
export function useNotices(isOpen: boolean) {
  const api = useApi();
  const queries = useQueryClient();
  const locale = useLocaleQuery();
  return useInfiniteQuery({
    queryKey: LIST_KEY,
    enabled: isOpen,
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor, signal }): Promise<Page> => {
      const page = await api(listNotices, { query: { cursor, limit: 15, ...locale } }, { signal });
      queries.setQueryData(UNREAD_KEY, page.meta.unread);
      return page;
    },
    getNextPageParam: ({ meta }) => meta.nextCursor ?? undefined,
  });
}

/** Marks one notice, or all up to the newest one shown, with an optimistic update. */
export function useMarkNotices() {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const errorMessage = useErrorMessage();
  return useMutation({
    mutationFn: (what: { id: string } | { upTo: string }) =>
      'id' in what
        ? api(markNoticeRead, { params: { id: what.id } })
        : api(markAllNoticesRead, { body: { upTo: what.upTo } }),
    onMutate: async (what) => {
      await queries.cancelQueries({ queryKey: LIST_KEY });
      const before = queries.getQueryData<InfiniteData<Page>>(LIST_KEY);
      const isMeant = ({ id, createdAt }: Notice) =>
        'id' in what ? id === what.id : createdAt <= what.upTo;
      const marked = before?.pages.map((page) => ({
        ...page,
        data: page.data.map((notice) => (isMeant(notice) ? { ...notice, isRead: true } : notice)),
      }));
      if (before && marked) queries.setQueryData(LIST_KEY, { ...before, pages: marked });
      return { before };
    },
    onError: (error, _what, context) => {
      queries.setQueryData(LIST_KEY, context?.before);
      toast.add({ title: errorMessage(error), variant: 'destructive' });
    },
    onSuccess: ({ unread }) => queries.setQueryData(UNREAD_KEY, unread),
  });
}
