import {
  accentNames,
  DEFAULT_ACCENT,
  DEFAULT_DATE_FORMAT,
  DEFAULT_FONTS,
  dateFormats,
  defaultFooter,
  fontNames,
  type LinkedNetwork,
  linkedNetworks,
  menuPages,
  placeholderNetworks,
  starterAreas,
} from '@rostra/contract';
import { type Language, PSEUDO_LANGUAGE } from '@rostra/messages';
import { z } from 'zod';
import { section, setting } from '../setting.ts';
import {
  email,
  flag,
  language,
  languageList,
  oneOf,
  PUBLIC_LANGUAGES,
  prefixed,
  timeZone,
  webUrl,
} from '../values.ts';

/** The organisation of the starter content, which has a German edition. */
const GERMAN_STARTER = 'Die Lot-Versammlung';
const STARTER = 'The Plumbline Assembly';
const starterName = (chosen: Language): string => (chosen === 'de' ? GERMAN_STARTER : STARTER);

/** In every edition. A site with such a name is not an organisation's own yet. */
export const starterNames: readonly string[] = [STARTER, GERMAN_STARTER];

const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  PUBLIC_LANGUAGES.map((code) => `\`${code}\``),
);

const changedBy = 'settings.edit';
const same = <Value>(value: Value) => value;
const orEmpty = (value: string | undefined) => value ?? '';

/** Neighbours in the table with the same text. */
const SOCIAL = 'links of the icons in the footer; without one, the icon is not a link';
const NETWORK = 'links of further icons in the footer, which are shown only with one';
const LEGAL =
  'links in the footer to legal pages elsewhere. Without one, the footer links to the page that staff have published here, if there is one';

const social = (key: LinkedNetwork, example: string) =>
  setting({
    type: webUrl,
    meaning: placeholderNetworks.some((name) => name === key) ? SOCIAL : NETWORK,
    example,
    studio: { key, changedBy, initial: orEmpty },
  });

const legal = (key: 'privacyUrl' | 'termsUrl' | 'cookiesUrl' | 'imprintUrl', example: string) =>
  setting({ type: webUrl, meaning: LEGAL, example, studio: { key, changedBy, initial: orEmpty } });

export const organisation = section({
  title: 'The organisation',
  settings: {
    SITE_LANGUAGE: setting({
      type: language,
      default: 'en',
      meaning: `default language of pages and content: ${listed}; \`${PSEUDO_LANGUAGE}\` shows untranslated texts. If it changes and the previous one is not offered any more, existing content gets the new language`,
    }),
    SITE_LANGUAGES: setting({
      type: languageList,
      /** All languages, beginning with the default. */
      derive: (given, { SITE_LANGUAGE }): readonly Language[] => [
        ...new Set([SITE_LANGUAGE, ...(given ?? [])]),
      ],
      defaultText: 'only the default',
      example: 'en,de',
      studio: {
        key: 'languages',
        changedBy,
        alsoFixedBy: 'SITE_LANGUAGE',
        initial: (languages) => [...languages],
      },
      meaning:
        'languages that visitors can choose, separated by commas; content can then be translated into them. In the studio, the first is the default, and the site restarts by itself when they change',
    }),
    SITE_NAME: setting({
      type: z.string().trim().min(1).max(80),
      derive: (given, { SITE_LANGUAGE }) => given ?? starterName(SITE_LANGUAGE),
      defaultText: 'the starter organisation',
      example: starterName('en'),
      studio: { key: 'name', changedBy, initial: same },
      meaning: 'shown on every page and in mails',
    }),
    SITE_TIME_ZONE: setting({
      type: timeZone,
      default: 'UTC',
      studio: { key: 'timeZone', changedBy, initial: same },
      meaning:
        'time zone of the organisation, for example `Europe/Paris`; times on pages, in mails, documents and the studio are in it',
    }),
    SITE_ACCENT: setting({
      type: oneOf(accentNames),
      default: DEFAULT_ACCENT,
      studio: { key: 'look', changedBy, initial: (accent) => ({ accent }) },
      meaning:
        'accent colour: `evergreen`, `cobalt`, `plum`, `copper` or `graphite`; the studio also accepts a colour of your own',
    }),
    SITE_FONTS: setting({
      type: oneOf(fontNames),
      default: DEFAULT_FONTS,
      studio: { key: 'fonts', changedBy, initial: same },
      meaning:
        "fonts of all pages: `pair` (Newsreader and Public Sans), `sans` (Public Sans), `serif` (Newsreader) or `system` (those of the visitor's device)",
    }),
    SITE_DATE_FORMAT: setting({
      type: oneOf(dateFormats),
      default: DEFAULT_DATE_FORMAT,
      studio: { key: 'dateFormat', changedBy, initial: same },
      meaning: 'dates on pages: `language` (3 March 2026) or `iso` (2026-03-03)',
    }),
    CONTACT_EMAIL: setting({
      type: email,
      default: 'hello@plumbline.example',
      studio: { key: 'contactEmail', changedBy, initial: same },
      meaning: 'shown in the footer and in mails',
    }),
    SECURITY_CONTACT: setting({
      type: z.union([z.email(), webUrl], 'must be an email address or URL'),
      defaultText: '`CONTACT_EMAIL`',
      example: 'security@example.org',
      meaning:
        'email address or URL for reporting vulnerabilities, shown in `/.well-known/security.txt`',
    }),
    SOCIAL_FACEBOOK: social('facebook', 'https://www.facebook.com/example'),
    SOCIAL_TWITTER: social('twitter', 'https://twitter.com/example'),
    SOCIAL_INSTAGRAM: social('instagram', 'https://www.instagram.com/example'),
    SOCIAL_LINKEDIN: social('linkedin', 'https://www.linkedin.com/company/example'),
    SOCIAL_MASTODON: social('mastodon', 'https://mastodon.example/@example'),
    SOCIAL_BLUESKY: social('bluesky', 'https://bsky.app/profile/example.org'),
    SOCIAL_YOUTUBE: social('youtube', 'https://www.youtube.com/@example'),
    SOCIAL_TIKTOK: social('tiktok', 'https://www.tiktok.com/@example'),
    SOCIAL_THREADS: social('threads', 'https://www.threads.com/@example'),
    SOCIAL_TELEGRAM: social('telegram', 'https://t.me/example'),
    SOCIAL_GITHUB: social('github', 'https://github.com/example'),
    LEGAL_PRIVACY_URL: legal('privacyUrl', 'https://www.example.org/privacy'),
    LEGAL_TERMS_URL: legal('termsUrl', 'https://www.example.org/terms'),
    LEGAL_COOKIES_URL: legal('cookiesUrl', 'https://www.example.org/cookies'),
    LEGAL_IMPRINT_URL: legal('imprintUrl', 'https://www.example.org/imprint'),
    CAREERS_URL: setting({
      type: webUrl,
      example: 'https://www.example.org/careers',
      studio: { key: 'careers', changedBy, initial: orEmpty },
      meaning: 'link in the footer; without one, the entry is not a link',
    }),
    ANALYTICS_ID: setting({
      type: prefixed('G-', 'the ID'),
      example: 'G-EXAMPLE',
      studio: { key: 'analyticsId', changedBy, initial: orEmpty },
      meaning: 'a Google Analytics id (`G-…`); loaded only after a visitor has agreed',
    }),
    READER_STATISTICS: setting({
      type: flag,
      default: true,
      studio: { key: 'readerStatistics', changedBy, initial: same },
      meaning:
        '`false` stops counting how often pages are read; without cookies and personal data, see [operations](operations.md#readers)',
    }),
  },
  onlyInStudio: [
    {
      key: 'postalAddress',
      title: 'postal address',
      changedBy,
      initial: '',
      meaning: 'on statements of payments',
    },
    {
      key: 'logo',
      title: 'logo',
      changedBy,
      initial: null,
      meaning: 'shown in the header and in mails instead of the name',
    },
    {
      key: 'darkLogo',
      title: 'logo for the dark theme',
      changedBy,
      initial: null,
      meaning: 'shown in the header in the dark theme',
    },
    {
      key: 'icon',
      title: 'icon',
      changedBy,
      initial: null,
      defaultText: 'made from the logo or the name',
      meaning: 'a square picture for browser tabs and home screens',
    },
    {
      key: 'emblem',
      title: 'emblem in the footer',
      changedBy,
      initial: 'automatic',
      meaning:
        "`automatic` (the logo; the drawn emblem only while the site has the starter organisation's name), `logo`, `drawn` or `none`",
    },
    {
      key: 'navigation',
      title: 'main menu',
      changedBy,
      initial: [...menuPages],
      defaultText: 'all pages',
      meaning: 'which pages the main menu has, in which order, and links of your own',
    },
    {
      key: 'footer',
      title: 'footer',
      changedBy,
      initial: defaultFooter.map(({ title, entries }) => ({ title, entries: [...entries] })),
      defaultText: 'all pages',
      meaning: 'which groups and entries the footer has, in which order, and links of your own',
    },
    {
      key: 'networks',
      title: 'icons in the footer',
      changedBy,
      initial: [...linkedNetworks],
      defaultText: 'all networks',
      meaning: 'which networks have an icon in the footer, in which order',
    },
    {
      key: 'policyAreas',
      title: 'policy areas',
      changedBy,
      initial: starterAreas.map((area) => ({ ...area, names: {} })),
      defaultText: 'domestic, international and economic policy',
      meaning: 'the areas of policies with their names, addresses and order',
    },
  ],
});
