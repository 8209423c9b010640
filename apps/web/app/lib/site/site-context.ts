import type { Site } from '@rostra/contract';
import type { CompiledArea, Language } from '@rostra/messages';
import { useRouteLoaderData } from 'react-router';

export interface RootData {
  language: Language;
  /** Messages that staff have changed. A cached page is hydrated with those that it was rendered with. */
  overrides?: CompiledArea | undefined;
  site: Site;
  /** The year of the render, so that hydration at New Year finds the same text. */
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
