import { type Language, languageCodes } from '@rostra/messages';

/** The first of the wanted languages that there is, with or without its region. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [language] = tag.toLowerCase().split('-');
    const known =
      languageCodes.find((code) => code === tag) ?? languageCodes.find((code) => code === language);
    if (known) return known;
  }
  return 'en';
}
