import { openMirrorPreview } from '@rostra/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../../session/session-provider.tsx';

/** A new draft is copied within seconds. */
const ASK_EVERY_MS = 1_000;
const MAX_QUESTIONS = 30;

/** What Strapi sends to the page in its frame after a draft was saved. */
const STRAPI_UPDATE = 'strapiUpdate';

/** The entry with this id in Strapi, whose draft is read again whenever it is saved there. */
export function usePreviewed({ kind, id }: { kind: string; id: string }) {
  const api = useApi();
  const questions = useRef(0);
  const query = useQuery({
    queryKey: ['preview', kind, id, 'source'],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await api(openMirrorPreview, { params: { kind, id } }, { signal });
      questions.current += 1;
      return { ...data, isLate: questions.current >= MAX_QUESTIONS };
    },
    refetchInterval: ({ state: { data } }) =>
      data && data.documentId === null && !data.isLate ? ASK_EVERY_MS : false,
  });
  const { refetch } = query;
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source === window.parent && data?.type === STRAPI_UPDATE) void refetch();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [refetch]);
  return query;
}
