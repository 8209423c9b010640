import { endStudioPresence, PRESENCE_INTERVAL_MS, reportStudioPresence } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Avatar } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../session/session-provider.tsx';
import { useEditor } from './fields/use-field.ts';

/** Who else has this text open. It only informs: nobody is locked out. */
export function Presence() {
  const t = useMessages('studio-editor');
  const api = useApi();
  const { entry, refresh } = useEditor();
  const { kind, documentId: id, locale } = entry;
  const others = useQuery({
    queryKey: ['presence', kind, id, locale],
    gcTime: 0,
    refetchInterval: PRESENCE_INTERVAL_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      const target = { params: { kind, id }, query: { locale } };
      return api(reportStudioPresence, target, { signal });
    },
  });
  useEffect(() => {
    return () => {
      const target = { params: { kind, id }, query: { locale } };
      // Without it, the presence ends by itself after three missed reports.
      void api(endStudioPresence, target).catch(() => {});
    };
  }, [api, kind, id, locale]);
  const review = others.data?.meta.review;
  const isDecided = review !== undefined && review !== entry.review.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each report
  useEffect(() => {
    if (isDecided) void refresh().catch(() => {});
  }, [isDecided, others.dataUpdatedAt]);
  const people = others.data?.data ?? [];
  const names = people.map(({ name }) => name).join(', ');
  return (
    <p role="status" className="flex items-center gap-1.5 text-muted text-xs">
      {people.length > 0 ? (
        <>
          <span aria-hidden="true" className="flex -space-x-2">
            {people.slice(0, 3).map(({ id: person, name }) => (
              <Avatar key={person} name={name} />
            ))}
          </span>
          {t('alsoHere', { names })}
        </>
      ) : null}
    </p>
  );
}
