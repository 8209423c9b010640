import { withoutLanguage } from '@rostra/contract/pages';
import { fetchCatalogue } from './fetch-catalogue.client.ts';
import { languageOfDocument } from './language.ts';
import { areasOf } from './page-areas.ts';

/** Loads the messages of a page before it is rendered, unless they are already loaded. */
export async function loadPageMessages(pathname: string): Promise<void> {
  const language = languageOfDocument();
  const areas = areasOf(withoutLanguage(pathname, language));
  await Promise.all(areas.map((area) => fetchCatalogue(language, area)));
}
