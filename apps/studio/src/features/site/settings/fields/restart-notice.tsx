import { getSite, type Settings } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSetSite, useSite } from '../../../../lib/site.ts';
import { useApi } from '../../../../session/session-provider.tsx';

const EVERY_MS = 1_000;

/** Whether the site still has other languages than those that were saved. */
export function useIsRestarting({ languages: { value } }: Settings): boolean {
  return useSite().languages.join() !== value.join();
}

/** Says that the site restarts, and continues with its new languages once it has. */
export function RestartNotice({ settings }: { settings: Settings }) {
  const isRestarting = useIsRestarting(settings);
  return isRestarting ? <Waiting /> : null;
}

function Waiting() {
  const t = useMessages('studio-settings');
  const api = useApi();
  const setSite = useSetSite();
  const { data: site } = useQuery({
    queryKey: ['site', 'restart'],
    queryFn: ({ signal }) => api(getSite, {}, { signal }),
    refetchInterval: EVERY_MS,
    // There is no answer while the site restarts.
    retry: false,
    gcTime: 0,
  });
  useEffect(() => {
    if (site) setSite(site);
  }, [site, setSite]);
  return (
    <Notice isLive className="mb-4" title={t('languages.restarting')}>
      {null}
    </Notice>
  );
}
