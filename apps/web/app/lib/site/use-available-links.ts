import type { SiteLink } from '../navigation/site-links.ts';
import { useRootData } from './site-context.ts';

/** Removes links to pages whose feature is disabled. */
export function useAvailableLinks(links: readonly SiteLink[]): readonly SiteLink[] {
  const features = useRootData()?.site.features;
  return links.filter(({ feature }) => !feature || features?.[feature]);
}
