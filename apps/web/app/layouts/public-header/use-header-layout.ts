import { useLanguage } from '../../lib/messages/language.ts';
import { useRootData } from '../../lib/site/site-context.ts';

/** Classes for the navigation on wide screens and for the menu that replaces it. */
const fromTablet = { links: 'md:block', actions: 'md:flex', menu: 'md:hidden' };
const fromDesktop = { links: 'lg:block', actions: 'lg:flex', menu: 'lg:hidden' };

/** A tablet has room for the default menu in English, but not for longer ones or for a choice of languages. */
export function useHeaderLayout() {
  const language = useLanguage();
  const { site, menus } = useRootData() ?? {};
  const isShort = !menus?.isArranged && language === 'en';
  return isShort && (site?.languages.length ?? 0) < 2 ? fromTablet : fromDesktop;
}
