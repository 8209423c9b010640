import type { BrowserArea, CompiledArea, Language } from '@rostra/messages';
import { catalogueUrl } from './catalogue-urls.ts';
import { addCatalogue } from './catalogues.ts';

const fetched = new Set<BrowserArea>();

/** Loads the messages of an area, once. The language of a page never changes. */
export async function fetchCatalogue(language: Language, area: BrowserArea): Promise<void> {
  if (fetched.has(area)) return;
  const response = await fetch(catalogueUrl(language, area));
  if (!response.ok) throw new Error(`The messages of ${language} could not be loaded`);
  addCatalogue(language, (await response.json()) as CompiledArea);
  fetched.add(area);
}
