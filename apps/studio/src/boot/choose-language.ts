/** The languages in which the studio is translated completely. */
export const studioLanguages = ['en', 'de', 'fr', 'es', 'ar'] as const;
export type StudioLanguage = (typeof studioLanguages)[number];

/** The first language of the browser that the studio speaks. */
export function chooseLanguage(wanted: readonly string[]): StudioLanguage {
  for (const tag of wanted) {
    const [language] = tag.toLowerCase().split('-');
    const known = studioLanguages.find((candidate) => candidate === language);
    if (known) return known;
  }
  return 'en';
}
