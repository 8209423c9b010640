import type { Site } from '@rostra/contract';
import {
  defaultFooter,
  type FooterPage,
  type MenuPage,
  menuPages,
  type Network,
  placeholderNetworks,
} from '@rostra/contract/menus';
import { feedPaths, inLanguage, pages } from '@rostra/contract/pages';
import { areaPathOf } from '@rostra/contract/policy-areas';
import type { Messages } from '@rostra/messages';
import { linkTo } from '../navigation/site-links.ts';
import { type LabelledLink, labelLinks } from './label-links.ts';
import { areaLabel, policyAreasOf } from './policy-areas.ts';

export interface FooterEntry {
  label: string;
  /** A label without an address is shown without a link. */
  href?: string;
}

/** What header and footer of every page link to. Made on the server, because the scripts of public pages are full. */
export interface Menus {
  /** The main menu. The entry without an address stands for the menu of the policies. */
  main: readonly LabelledLink[];
  /** Set if staff have arranged the main menu, which may then be longer than the one of a new site. */
  isArranged?: true;
  policies: readonly LabelledLink[];
  columns: { title: string; entries: readonly FooterEntry[] }[];
  networks: FooterEntry[];
}

/** The same in every language. They are also the names of their drawings. */
const names: Record<Network, string> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  threads: 'Threads',
  telegram: 'Telegram',
  github: 'GitHub',
  feed: 'RSS',
};

/** Menus as staff arranged them, without links to what is not published and without columns that would be empty. */
export function describeMenus(site: Site, messages: Messages): Menus {
  const t = messages.of('site');
  const { privacy, terms, cookies, imprint } = site.legal;
  const links = (...chosen: Parameters<typeof labelLinks>[2]) => labelLinks(site, t, chosen);
  const policies = links(
    ...policyAreasOf(site).map((area) => ({
      label: areaLabel(area, messages),
      href: areaPathOf(area),
    })),
  );
  const takePart = links(linkTo('takePart', pages.takePart));
  const mainPages: Record<MenuPage, readonly LabelledLink[]> = {
    home: links(linkTo('home', pages.landing)),
    about: links(linkTo('about', pages.about)),
    policies: policies.length > 0 ? [{ label: '', href: '' }] : [],
    manifesto: links(linkTo('manifesto', pages.manifesto)),
    blog: links(linkTo('blog', pages.blog)),
    takePart,
  };
  const ours: Record<FooterPage, readonly FooterEntry[]> = {
    about: links(linkTo('aboutUs', pages.about)),
    blog: links(linkTo('blog', pages.blog)),
    manifesto: links(linkTo('manifesto', pages.manifesto)),
    careers: [entry(t('careers'), site.careers)],
    areas: policies,
    policies: links({ label: t('policies'), href: pages.policies.path }),
    takePart,
    consultations: links(linkTo('consultations', pages.consultations)),
    votes: links(linkTo('votes', pages.votes)),
    pledges: links(linkTo('pledges', pages.pledges)),
    privacy: [entry(t('privacyPolicy'), privacy)],
    terms: [entry(t('termsOfService'), terms)],
    cookies: [entry(t('cookiePolicy'), cookies)],
    imprint: imprint ? [entry(messages.of('policies')('area.imprint'), imprint)] : [],
  };
  const columns = (site.footer ?? defaultFooter).map(({ title, entries }) => ({
    title: typeof title === 'string' ? t(title) : title.label,
    entries: entries.flatMap((each) => (typeof each === 'string' ? ours[each] : links(each))),
  }));
  const feed = inLanguage(feedPaths.rss, messages.language, site.languages);
  return {
    main: (site.navigation ?? menuPages).flatMap((each) =>
      typeof each === 'string' ? mainPages[each] : links(each),
    ),
    ...(site.navigation ? { isArranged: true } : {}),
    policies,
    columns: columns.filter(({ entries }) => entries.length > 0),
    networks: (site.networks ?? placeholderNetworks).map((network) =>
      entry(names[network], network === 'feed' ? feed : site.social[network]),
    ),
  };
}

const entry = (label: string, href: string | null | undefined): FooterEntry => ({
  label,
  ...(href ? { href } : {}),
});
