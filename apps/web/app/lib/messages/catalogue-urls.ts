import type { BrowserArea, Language } from '@rostra/messages';

const FOLDER = '../../../../../packages/messages/build';

const urls = import.meta.glob<string>(
  '../../../../../packages/messages/build/*.{public,account,member}.json',
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
);

/** Where the browser finds the compiled messages of an area. */
export function catalogueUrl(language: Language, area: BrowserArea): string {
  const url = urls[`${FOLDER}/${language}.${area}.json`];
  if (!url) throw new Error(`The messages of ${language} are not built`);
  return url;
}
