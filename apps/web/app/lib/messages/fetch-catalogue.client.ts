import type { BrowserArea, CompiledArea, Language } from '@rostra/messages';
import { catalogueUrl } from './catalogue-urls.ts';
import { addCatalogue } from './catalogues.ts';

/** Loads the messages of an area before a page that needs them is rendered. */
export async function fetchCatalogue(language: Language, area: BrowserArea): Promise<void> {
  const response = await fetch(catalogueUrl(language, area));
  if (!response.ok) throw new Error(`The messages of ${language} could not be loaded`);
  addCatalogue(language, (await response.json()) as CompiledArea);
}
