/** Pages that the main menu can have. `policies` is a menu of its own; `takePart` is left out while there is nothing to take part in. */
export const menuPages = ['home', 'about', 'policies', 'manifesto', 'blog', 'takePart'] as const;
export type MenuPage = (typeof menuPages)[number];

/** Groups of the footer with a name of ours, which is translated. */
export const footerGroups = ['organization', 'policies', 'takePart', 'legal'] as const;
export type FooterGroupName = (typeof footerGroups)[number];

/** Entries of ours. `areas` stands for the pages of all policy areas, `policies` is the index of all policies. */
export const footerPages = [
  'about',
  'blog',
  'manifesto',
  'careers',
  'areas',
  'policies',
  'takePart',
  'consultations',
  'votes',
  'pledges',
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
  { title: 'takePart', entries: ['consultations', 'votes', 'pledges'] },
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
