import { pages } from '@rostra/contract/pages';
import { linkTo } from '../../lib/navigation/site-links.ts';
import { useRootData } from '../../lib/site/site-context.ts';
import { type LabelledLink, useSiteLinks } from '../../lib/site/use-site-links.ts';

/** In the order of the default menu. */
const entries = {
  home: linkTo('home', pages.landing),
  about: linkTo('about', pages.about),
  /** A menu of its own instead of a link. */
  policies: { label: '', href: '' },
  manifesto: linkTo('manifesto', pages.manifesto),
  blog: linkTo('blog', pages.blog),
};

/** The main menu as staff arranged it. The entry without an address stands for the policies. */
export function useMenu(): readonly LabelledLink[] {
  const chosen = useRootData()?.site.navigation?.map((entry) =>
    typeof entry === 'string' ? entries[entry] : entry,
  );
  return useSiteLinks(chosen ?? Object.values(entries));
}
