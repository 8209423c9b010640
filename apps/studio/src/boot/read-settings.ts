import type { Site, StudioCollection } from '@rostra/contract';
import type { CompiledArea, Language } from '@rostra/messages';

/** The server writes what the app needs into the document, which saves a request before the first screen. */
function readFromDocument<Value>(name: string): Value {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return JSON.parse(element?.content ?? '{}') as Value;
}

export const readSettings = (): Site => readFromDocument<Site>('studio-settings');

/** The declarations of the content that staff edit. */
export const readCollections = (): readonly StudioCollection[] =>
  readFromDocument('studio-collections');

/** Texts that staff have changed, by language. */
export const readOverrides = (): Partial<Record<Language, CompiledArea>> =>
  readFromDocument('studio-messages');
