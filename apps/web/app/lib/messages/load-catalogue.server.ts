import type { CompiledArea, Language } from '@rostra/messages';
import { addCatalogue } from './catalogues.ts';

const loaders = import.meta.glob<CompiledArea>(
  ['../../../../../packages/messages/build/*.json', '!**/*.studio.json'],
  {
    import: 'default',
  },
);

/** Loads every area of a language. A site that does not offer a language never loads it. */
export async function loadCatalogue(language: Language): Promise<void> {
  const ofLanguage = Object.keys(loaders).filter((path) =>
    path.split('/').at(-1)?.startsWith(`${language}.`),
  );
  const areas = await Promise.all(ofLanguage.map((path) => loaders[path]?.()));
  for (const area of areas) if (area) addCatalogue(language, area);
}
