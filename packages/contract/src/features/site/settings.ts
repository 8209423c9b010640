import { languageCodes, messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { dateFormatSchema, emblemSchema, fontsSchema, logoSchema } from './appearance.ts';
import { lookSchema } from './colours/look.ts';
import { footerSchema, networksSchema } from './footer.ts';
import { siteSchema } from './get-site.ts';
import { navigationSchema } from './navigation.ts';
import { policyAreasSchema } from './policy-areas.ts';
import { siteLanguagesSchema } from './site-languages.ts';

const MAX_NAME = 80;

const nameSchema = z
  .string(messageReference('studio-server', 'siteNameRequired'))
  .trim()
  .min(1, messageReference('studio-server', 'siteNameRequired'))
  .max(MAX_NAME, messageReference('studio-server', 'siteNameTooLong', { maximum: MAX_NAME }))
  // Names appear in the headers of mails.
  .refine((name) => !/\p{Cc}/u.test(name), messageReference('rules', 'invalidValue'));

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

export const timeZoneSchema = z
  .string(messageReference('studio-server', 'unknownTimeZone'))
  .max(60, messageReference('studio-server', 'unknownTimeZone'))
  .refine(isTimeZone, messageReference('studio-server', 'unknownTimeZone'));

const contactInvalid = messageReference('studio-server', 'contactInvalid');
const emailSchema = z.email(contactInvalid).max(254, contactInvalid);

const MAX_ADDRESS = 300;

/** Several lines. */
const postalAddressSchema = z
  .string(messageReference('rules', 'invalidValue'))
  .trim()
  .max(MAX_ADDRESS, messageReference('studio-server', 'addressTooLong', { maximum: MAX_ADDRESS }))
  .refine((text) => !/[^\P{Cc}\n\r]/u.test(text), messageReference('rules', 'invalidValue'));

const linkInvalid = messageReference('studio-server', 'linkInvalid');
const linkSchema = z.union(
  [z.literal(''), z.url({ protocol: /^https?$/, error: linkInvalid }).max(500, linkInvalid)],
  linkInvalid,
);

const analyticsInvalid = messageReference('studio-server', 'analyticsInvalid');

const MAX_NOTICE_DAYS = 90;
const MAX_DURATION_DAYS = 60;

/** At least one, so that nobody announces, opens and closes a vote before its members have heard of it. */
const daysSchema = (maximum: number) => {
  const error = messageReference('studio-server', 'daysInvalid', { maximum });
  return z.number(error).int(error).min(1, error).max(maximum, error);
};

/** What staff can set. Each is stored on its own, so that two people can change different ones. */
export const settingSchemas = {
  name: nameSchema,
  contactEmail: emailSchema,
  /** On statements. Empty if there is none. */
  postalAddress: postalAddressSchema,
  /** The first is the default. The site restarts with them. */
  languages: siteLanguagesSchema,
  timeZone: timeZoneSchema,
  look: lookSchema,
  fonts: fontsSchema,
  /** Shown in the header instead of the name. */
  logo: logoSchema,
  /** For the dark theme; without it, the other one gets light paper there. */
  darkLogo: logoSchema,
  /** A square picture, from which icons are made; without it, they are made from the logo or the name. */
  icon: logoSchema,
  emblem: emblemSchema,
  dateFormat: dateFormatSchema,
  policyAreas: policyAreasSchema,
  navigation: navigationSchema,
  footer: footerSchema,
  networks: networksSchema,
  /** Where replies to mails go; empty if they go to the sender. */
  replyTo: z.union([z.literal(''), emailSchema], contactInvalid),
  /** Links in the footer. Without one, the entry is shown without a link. */
  facebook: linkSchema,
  twitter: linkSchema,
  instagram: linkSchema,
  linkedin: linkSchema,
  mastodon: linkSchema,
  bluesky: linkSchema,
  youtube: linkSchema,
  tiktok: linkSchema,
  threads: linkSchema,
  telegram: linkSchema,
  github: linkSchema,
  careers: linkSchema,
  /** Legal pages elsewhere; empty if they are on this site, or nowhere yet. */
  privacyUrl: linkSchema,
  termsUrl: linkSchema,
  cookiesUrl: linkSchema,
  imprintUrl: linkSchema,
  analyticsId: z.union(
    [z.literal(''), z.string().regex(/^G-[A-Z0-9]{2,20}$/, analyticsInvalid)],
    analyticsInvalid,
  ),
  /** Whether the server counts how often pages are read. */
  readerStatistics: z.boolean(),
  /** Whether the feature is on. While it is off, nothing of it is visible, and nothing is deleted. */
  blog: z.boolean(),
  memberContent: z.boolean(),
  newsletters: z.boolean(),
  /** How long before its opening a vote is announced, and how long it is open, at least. */
  voteNoticeDays: daysSchema(MAX_NOTICE_DAYS),
  voteDurationDays: daysSchema(MAX_DURATION_DAYS),
};

export type SettingKey = keyof typeof settingSchemas;
export type SettingValues = { [Key in SettingKey]: z.output<(typeof settingSchemas)[Key]> };

export const settingKeys = Object.keys(settingSchemas) as SettingKey[];

const stateShape = {
  /** The environment variable that fixes the value; null if staff can change it. */
  fixedBy: z.string().nullable(),
  /** 0 until it is changed for the first time. */
  version: z.number().int(),
  updatedAt: z.string().nullable(),
};

/** The environment can also set a vote's days to 0, and the pseudo-language. */
const shownSchemas = {
  ...settingSchemas,
  languages: z.array(z.enum(languageCodes)),
  voteNoticeDays: z.number().int(),
  voteDurationDays: z.number().int(),
};

type States = {
  [Key in SettingKey]: z.ZodObject<{ value: (typeof shownSchemas)[Key] } & typeof stateShape>;
};

const settingsSchema = z.object(
  Object.fromEntries(
    settingKeys.map((key) => [key, z.object({ value: shownSchemas[key], ...stateShape })]),
  ) as States,
);

export type Settings = z.infer<typeof settingsSchema>;

/** With the site as every page sees it after the change. */
const settingsBody = z.object({ data: settingsSchema, meta: z.object({ site: siteSchema }) });

export const getSettings = defineCall({
  method: 'GET',
  path: '/api/studio/settings',
  summary: 'The settings that staff can change, and those that the environment fixes',
  group: 'Studio',
  access: 'settings.edit',
  success: { status: 200, body: settingsBody },
  errors: ['forbidden'],
});

/** The version is the one that the change is based on. */
const version = z.number().int().min(0);

type Changes = {
  [Key in SettingKey]: z.ZodOptional<
    z.ZodObject<{ value: (typeof settingSchemas)[Key]; version: typeof version }>
  >;
};

const changesSchema = z.object(
  Object.fromEntries(
    settingKeys.map((key) => [key, z.object({ value: settingSchemas[key], version }).optional()]),
  ) as Changes,
);

export type SettingChanges = z.output<typeof changesSchema>;

export const changeSettings = defineCall({
  method: 'PUT',
  path: '/api/studio/settings',
  summary: 'Change settings, which visitors see within a second',
  group: 'Studio',
  access: 'settings.edit',
  body: changesSchema,
  success: { status: 200, body: settingsBody },
  errors: ['validation_failed', 'forbidden', 'conflict', 'edit_conflict'],
});
