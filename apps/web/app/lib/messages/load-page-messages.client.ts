import { withoutLanguage } from '@rostra/contract/pages';
import { areas } from '@rostra/messages';
import { hasMessages } from './catalogues.ts';
import { fetchCatalogue } from './fetch-catalogue.client.ts';
import { languageOfDocument } from './language.ts';
import { areasOf } from './page-areas.ts';

/** Loads what a page says before it is rendered, unless an earlier page needed it too. */
export async function loadPageMessages(pathname: string): Promise<void> {
  const language = languageOfDocument();
  const missing = areasOf(withoutLanguage(pathname, language)).filter(
    (area) => !hasMessages(language, areas[area][0]),
  );
  await Promise.all(missing.map((area) => fetchCatalogue(language, area)));
}
