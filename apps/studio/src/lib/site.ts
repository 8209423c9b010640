import type { Site } from '@rostra/contract';
import { createContext, use } from 'react';

export const SiteContext = createContext<Site | undefined>(undefined);

/** The public settings of the site. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('SiteContext is missing');
  return site;
}

/** The zone of the organisation: all times that several people see are in it. */
export const useTimeZone = (): string => useSite().timeZone ?? 'UTC';

export const SetSiteContext = createContext<(site: Site) => void>(() => undefined);

/** Shows changed settings at once, without loading the studio again. */
export const useSetSite = (): ((site: Site) => void) => use(SetSiteContext);
