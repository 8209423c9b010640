import { useMessages } from '@rostra/messages/react';
import { nameInWords } from '../../lib/name-in-words.ts';
import type { SidebarLink } from './sidebar-links.ts';

/** What the navigation calls a screen. */
export function useScreenName(): (link: Pick<SidebarLink, 'name'>) => string {
  const t = useMessages('studio');
  return ({ name }) => t.optional(`nav.${name}`) ?? nameInWords(name);
}
