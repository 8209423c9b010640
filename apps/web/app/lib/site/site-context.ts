import type { Site } from '@rostra/contract';
import { useRouteLoaderData } from 'react-router';

export interface RootData {
  site: Site;
  /** The year at rendering: the browser must not compute another one at midnight. */
  year: number;
}

export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

export function useSite(): Site {
  const data = useRootData();
  if (!data) throw new Error('useSite needs the root data');
  return data.site;
}
