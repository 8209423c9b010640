import { hasMessages } from './catalogues.ts';
import { fetchCatalogue } from './fetch-catalogue.client.ts';
import { languageOfDocument } from './language.ts';

/** Loads the messages of the member area unless they were loaded with the page. */
export async function loadMemberMessages(): Promise<void> {
  const language = languageOfDocument();
  if (!hasMessages(language, 'billing')) await fetchCatalogue(language, 'member');
}
