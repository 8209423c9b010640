import { createPreviewLink, getStudioEntry, PREVIEW_CHANGED } from '@rostra/contract';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { useApi } from '../../session/session-provider.tsx';
import { callTarget, type VersionsTarget } from '../content/index.ts';

/** How often the draft is looked at while the preview is visible. */
const REFRESH_MS = 3_000;

/** The entry and a link to its page, which is told when somebody has saved the draft. */
export function usePreview(target: VersionsTarget, frame: RefObject<HTMLIFrameElement | null>) {
  const api = useApi();
  const { kind, id, locale } = target;
  const entry = useQuery({
    queryKey: ['preview', kind, id, locale, 'entry'],
    refetchInterval: REFRESH_MS,
    gcTime: 0,
    queryFn: async ({ signal }) => (await api(getStudioEntry, callTarget(target), { signal })).data,
  });
  const link = useQuery({
    queryKey: ['preview', kind, id, locale, 'link'],
    // A new one for each visit: it is valid for an hour.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const body = { isShared: false };
      return (await api(createPreviewLink, { ...callTarget(target), body }, { signal })).data;
    },
  });
  const version = entry.data?.version;
  useEffect(() => {
    if (version === undefined) return;
    frame.current?.contentWindow?.postMessage(PREVIEW_CHANGED, window.location.origin);
  }, [version, frame]);
  return { entry, link };
}
