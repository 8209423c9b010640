import { withoutLanguage } from '@rostra/contract/pages';
import { fetchCatalogue } from './fetch-catalogue.client.ts';
import { languageOfDocument } from './language.ts';
import { areasOf } from './page-areas.ts';

/** Loads what a page says before it is rendered, unless an earlier page needed it too. */
export async function loadPageMessages(pathname: string): Promise<void> {
  const language = languageOfDocument();
  const areas = areasOf(withoutLanguage(pathname, language));
  await Promise.all(areas.map((area) => fetchCatalogue(language, area)));
}
