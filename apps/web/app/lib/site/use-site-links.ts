import { useMessages } from '@rostra/messages/react';
import { type LabelledLink, labelLinks } from './label-links.ts';
import { useRootData } from './site-context.ts';

/** The links that the menus of this site can have now. */
export const useSiteLinks = (links: Parameters<typeof labelLinks>[2]): readonly LabelledLink[] =>
  labelLinks(useRootData()?.site, useMessages('site'), links);
