import type { CompiledArea, Language } from '@rostra/messages';
import { useRouteLoaderData } from 'react-router';
import type { Menus } from './describe-menus.ts';
import type { PageSite } from './page-site.ts';

export interface RootData {
  language: Language;
  /** Messages that staff have changed. A cached page is hydrated with those that it was rendered with. */
  overrides?: CompiledArea | undefined;
  site: PageSite;
  menus: Menus;
  /** The year of the render, so that hydration at New Year finds the same text. */
  year: number;
}

export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

export function useSite(): PageSite {
  const data = useRootData();
  if (!data) throw new Error('useSite needs the root data');
  return data.site;
}
