const KEY = 'content.landing';

/** Where the texts are stored in `installation`. Those in the default language have no suffix. */
export const landingKey = (locale: string | undefined): string =>
  locale === undefined ? KEY : `${KEY}.${locale}`;

/** The language of stored texts: undefined is the default. Null if the key is about something else. */
export function languageOfLandingKey(key: string): string | undefined | null {
  if (key === KEY) return undefined;
  return key.startsWith(`${KEY}.`) ? key.slice(KEY.length + 1) : null;
}
