import { type Language, languageCodes } from '@rostra/messages';

/**
 * The language of the site if it has one only. Otherwise the first language of the browser that the product has, with or without
 * its region.
 */
export function chooseLanguage(browser: readonly string[], site: readonly string[]): Language {
  for (const tag of site.length === 1 ? site : [...browser, ...site]) {
    const [language] = tag.toLowerCase().split('-');
    const known =
      languageCodes.find((code) => code === tag) ?? languageCodes.find((code) => code === language);
    if (known) return known;
  }
  return 'en';
}
