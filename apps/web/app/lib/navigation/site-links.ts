import { type Page, pages } from '@rostra/contract/pages';
import type { MessageKey } from '@rostra/messages';

type NameOf<Key> = Key extends `nav.${infer Name}` ? Name : never;

/** A link in a menu. */
export interface SiteLink {
  /** Its label is the message `nav.<name>`. */
  name: NameOf<MessageKey<'site'>>;
  href: string;
  /** Shown only if this feature is enabled. */
  feature?: Page['feature'];
}

/** A link to a page without parameters. */
export function linkTo(name: SiteLink['name'], { path, feature }: Page): SiteLink {
  return { name, href: path, ...(feature ? { feature } : {}) };
}

export const memberLinks: readonly SiteLink[] = [
  linkTo('dashboard', pages.dashboard),
  linkTo('profile', pages.profile),
];
