import { type Accent, accentOf, type Logo } from '@rostra/contract';
import { prefixOf } from '@rostra/contract/pages';
import { createSiteDates, type Messages, type SiteDates, type Zone } from '@rostra/messages';
import type { Env } from '../env.ts';
import { SiteSettings } from '../settings/site-settings.ts';
import { describeZone } from './describe-zone.ts';
import { PlanCatalog } from './plan-catalog.ts';
import { PublishedPages } from './published-pages.ts';
import { createSiteLanguages, type SiteLanguages } from './site-languages.ts';

/** The site as mails describe it. */
export interface Site {
  /** The current one: staff can change it while the site runs. */
  readonly name: string;
  readonly url: string;
  readonly languages: SiteLanguages;
  readonly settings: SiteSettings;
  readonly published: PublishedPages;
  readonly plans: PlanCatalog;
  /** The clocks of the organisation. */
  readonly zone: Zone;
}

export function createSite(env: Env): Site {
  const settings = new SiteSettings(env);
  let known: { timeZone: string; zone: Zone } | undefined;
  return {
    get name() {
      return settings.values.name;
    },
    url: env.SITE_URL,
    languages: createSiteLanguages(env.SITE_LANGUAGE, env.SITE_LANGUAGES),
    settings,
    published: new PublishedPages(),
    plans: new PlanCatalog(env),
    get zone() {
      const { timeZone } = settings.values;
      // Looking it up takes some milliseconds.
      if (known?.timeZone !== timeZone) known = { timeZone, zone: describeZone(timeZone) };
      return known.zone;
    },
  };
}

/** Writes times for everybody the same: on the clocks of the organisation. */
export const datesIn = ({ settings, zone }: Site, messages: Messages): SiteDates =>
  createSiteDates(messages, { zone, dateFormat: settings.values.dateFormat });

/** Mails come from the organisation, at its contact address. */
export function senderOf({ settings }: Site): {
  name: string;
  address: string;
  replyTo?: string;
} {
  const { name, contactEmail, replyTo } = settings.values;
  return { name, address: contactEmail, ...(replyTo ? { replyTo } : {}) };
}

/** The site in one language: its messages, and the URL that its pages in that language begin with. */
export interface LocalSite {
  readonly name: string;
  readonly url: string;
  readonly messages: Messages;
  readonly accent: Accent;
  readonly dates: SiteDates;
  /** With a complete address. */
  readonly logo?: Logo;
}

/** The site in the reader's language, or in its default language if it does not offer that one. */
export function localSite(site: Site, reader: { language: string | null } | undefined): LocalSite {
  const { name, languages, settings, published } = site;
  const { look } = settings.values;
  const logo = published.currentPicture(settings.values.logo);
  const messages = languages.messagesOf(reader?.language);
  const isDefault = messages.language === languages.defaultLanguage;
  const url = isDefault ? site.url : site.url + prefixOf(messages.language);
  return {
    ...{ name, url, messages, accent: accentOf(look), dates: datesIn(site, messages) },
    ...(logo ? { logo: { ...logo, src: site.url + mailAddress(logo) } } : {}),
  };
}

/** Mail programs show no drawings, so these have another address as a picture. */
const mailAddress = ({ src }: Logo) => (src.endsWith('.svg') ? '/logo.png' : src);
