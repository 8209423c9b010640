import type { Site } from '@rostra/contract';
import { createContext, use } from 'react';

export const SiteContext = createContext<Site | undefined>(undefined);

/** The public settings of the site. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('SiteContext is missing');
  return site;
}
