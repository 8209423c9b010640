import { useMessages } from '@rostra/messages/react';
import type { SiteLink } from '../navigation/site-links.ts';
import { useRootData } from './site-context.ts';

export interface LabelledLink {
  label: string;
  href: string;
}

/** Labels links in the language of the page, without links to pages whose feature is disabled. */
export function useSiteLinks(
  links: readonly (SiteLink | (LabelledLink & Partial<SiteLink>))[],
): readonly LabelledLink[] {
  const t = useMessages('site');
  const features = useRootData()?.site.features;
  return links
    .filter(({ feature }) => !feature || features?.[feature])
    .map((link) => ('label' in link ? link : { label: t(`nav.${link.name}`), href: link.href }));
}
