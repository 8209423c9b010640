/** Pages that the main menu can have. `policies` is a menu of its own. */
export const menuPages = ['home', 'about', 'policies', 'manifesto', 'blog'] as const;
export type MenuPage = (typeof menuPages)[number];

/** Groups of the footer with a name of ours, which is translated. */
export const footerGroups = ['organization', 'policies', 'legal'] as const;
export type FooterGroupName = (typeof footerGroups)[number];

/** Entries of ours. `areas` stands for the pages of all policy areas, `policies` is the index of all policies. */
export const footerPages = [
  'about',
  'blog',
  'manifesto',
  'careers',
  'areas',
  'policies',
  'privacy',
  'terms',
  'cookies',
  'imprint',
] as const;
export type FooterPage = (typeof footerPages)[number];

interface Group {
  readonly title: FooterGroupName;
  readonly entries: readonly FooterPage[];
}

/** The footer of a new site. */
export const defaultFooter: readonly Group[] = [
  { title: 'organization', entries: ['about', 'blog', 'manifesto', 'careers'] },
  { title: 'policies', entries: ['areas'] },
  { title: 'legal', entries: ['privacy', 'terms', 'cookies', 'imprint'] },
];

/** Their icons are shown without a link until they have an address. */
export const placeholderNetworks = ['facebook', 'twitter', 'instagram', 'linkedin'] as const;

/** Networks where an organisation has an address. */
export const linkedNetworks = [
  ...placeholderNetworks,
  'mastodon',
  'bluesky',
  'youtube',
  'tiktok',
  'threads',
  'telegram',
  'github',
] as const;
export type LinkedNetwork = (typeof linkedNetworks)[number];

/** What can have an icon in the footer. `feed` is the feed of the site. */
export const networks = [...linkedNetworks, 'feed'] as const;
export type Network = (typeof networks)[number];
