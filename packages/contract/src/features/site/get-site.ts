import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { planIntervals, plans } from '../billing/plans/plans.ts';
import { dateFormatSchema, fontsSchema, logoSchema } from './appearance.ts';
import { footerSchema, networksSchema } from './footer.ts';
import { navigationSchema } from './navigation.ts';
import { policyAreasSchema } from './policy-areas.ts';

const linkTarget = z.url().nullable();
/** A page of this site, or an address elsewhere. */
const pageTarget = z.union([z.url(), z.string().startsWith('/')]).nullable();

const sitePlanSchema = z.object({
  id: z.string(),
  level: z.enum(plans),
  name: z.string().optional(),
  description: z.string().optional(),
  features: z.array(z.string()).optional(),
  priceMinor: z.number().int(),
  currency: z.string(),
  interval: z.enum(planIntervals),
  savingPercent: z.number().int().optional(),
  isRetired: z.boolean().optional(),
});

/** See `Zone` in the messages package. */
const zoneSchema = z.object({
  clocks: z.array(z.tuple([z.number(), z.string()])),
  changes: z.array(z.number().int()),
});

export const siteSchema = z.object({
  name: z.string(),
  url: z.url(),
  /** The languages that visitors can choose. The first is the default, whose pages have no prefix. */
  languages: z.array(z.string()),
  contactEmail: z.email(),
  /** Like the next, left out if it is UTC. */
  timeZone: z.string().optional(),
  /** Its clocks, so that pages can write times without knowing the zone. */
  zone: zoneSchema.optional(),
  /** The path of a style sheet with the colours of the site; left out if they are the default ones. */
  stylesheet: z.string().optional(),
  /** Like the next three, left out while it is the default. */
  fonts: fontsSchema.optional(),
  logo: logoSchema.optional(),
  /** For the dark theme. */
  darkLogo: logoSchema.optional(),
  /** What the footer begins with; left out if nothing. */
  emblem: z.enum(['drawn', 'logo']).optional(),
  /** Changes with the icons, so that browsers load new ones. */
  icons: z.string(),
  dateFormat: dateFormatSchema.optional(),
  /** The main menu. */
  navigation: navigationSchema.optional(),
  /** The policy areas; left out while they are those of a new site. */
  policyAreas: policyAreasSchema.optional(),
  /** The columns of the footer; left out while they are the default ones. */
  footer: footerSchema.optional(),
  /** The icons in the footer; left out while they are the four placeholders. */
  networks: networksSchema.optional(),
  /** Addresses to which menus do not link, because nothing is published there; left out if there are none. */
  unpublished: z.array(z.string()).optional(),
  themeStorageKey: z.string(),
  tokenStorageKey: z.string(),
  refreshTokenStorageKey: z.string(),
  analyticsId: z.string().nullable(),
  /** Left out while the server counts how often pages are read. */
  countsReaders: z.literal(false).optional(),
  features: z.object({
    blog: z.boolean(),
    memberContent: z.boolean(),
    newsletters: z.boolean(),
  }),
  /** `test`: a public site that accepts test cards only. `off`: plans cannot be bought yet. */
  payments: z.enum(['open', 'test', 'off']),
  /** In order. Left out while they are the built-in ones. */
  plans: z.array(sitePlanSchema).optional(),
  /** Null if not configured; the footer then shows the entry without a link. */
  social: z.object({
    facebook: linkTarget,
    twitter: linkTarget,
    instagram: linkTarget,
    linkedin: linkTarget,
    mastodon: z.url().optional(),
    bluesky: z.url().optional(),
    youtube: z.url().optional(),
    tiktok: z.url().optional(),
    threads: z.url().optional(),
    telegram: z.url().optional(),
    github: z.url().optional(),
  }),
  /** An imprint has no placeholder. */
  legal: z.object({
    privacy: pageTarget,
    terms: pageTarget,
    cookies: pageTarget,
    imprint: pageTarget.optional(),
  }),
  careers: linkTarget,
});

export type Site = z.infer<typeof siteSchema>;

export const getSite = defineCall({
  method: 'GET',
  path: '/api/site',
  summary: 'Settings of this site that every page needs',
  group: 'Site',
  access: 'public',
  success: { status: 200, body: siteSchema },
  errors: [],
});
