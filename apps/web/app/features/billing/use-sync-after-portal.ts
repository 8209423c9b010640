import { syncMyBilling } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useApi } from '../sessions/index.ts';
import { showOverview } from './account/use-server-billing.ts';

/** Syncs after a visit to the billing portal, in case the webhook is late. */
export function useSyncAfterPortal(): void {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isBack = new URLSearchParams(useLocation().search).get('from') === 'portal';
  useEffect(() => {
    if (!isBack) return;
    void navigate(pathTo(pages.subscription), { replace: true, defaultShouldRevalidate: false });
    void api(syncMyBilling).then(
      (overview) => showOverview(queries, overview),
      // The page keeps the last known state and reloads it on focus.
      () => undefined,
    );
  }, [isBack, api, queries, navigate]);
}
