import type { Site } from '@rostra/contract';
import type { Translate } from '@rostra/messages';
import type { SiteLink } from '../navigation/site-links.ts';

export interface LabelledLink {
  label: string;
  href: string;
}

/** Labels links in the language of the page, without links to what is not published and to pages whose feature is disabled. */
export const labelLinks = (
  site: Pick<Site, 'features' | 'unpublished'> | undefined,
  t: Translate<'site'>,
  links: readonly (SiteLink | (LabelledLink & Partial<SiteLink>))[],
): readonly LabelledLink[] =>
  links
    .filter(({ feature }) => !feature || site?.features[feature])
    .filter(({ href }) => !site?.unpublished?.includes(href))
    .map((link) => ('label' in link ? link : { label: t(`nav.${link.name}`), href: link.href }));
