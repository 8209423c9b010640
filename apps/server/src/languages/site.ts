import { prefixOf } from '@rostra/contract/pages';
import type { Messages } from '@rostra/messages';
import type { Env } from '../env.ts';
import { createSiteLanguages, type SiteLanguages } from './site-languages.ts';

/** The site as mails describe it. */
export interface Site {
  readonly name: string;
  readonly url: string;
  readonly languages: SiteLanguages;
}

export const createSite = (env: Env): Site => ({
  name: env.SITE_NAME,
  url: env.SITE_URL,
  languages: createSiteLanguages(env.SITE_LANGUAGE, env.SITE_LANGUAGES),
});

/** The site in one language: its messages, and the URL that its pages in that language begin with. */
export interface LocalSite {
  readonly name: string;
  readonly url: string;
  readonly messages: Messages;
}

/** The site in the reader's language, or in its default language if it does not offer that one. */
export function localSite(site: Site, reader: { language: string | null } | undefined): LocalSite {
  const { name, languages } = site;
  const messages = languages.messagesOf(reader?.language);
  const isDefault = messages.language === languages.defaultLanguage;
  return { name, url: isDefault ? site.url : site.url + prefixOf(messages.language), messages };
}
