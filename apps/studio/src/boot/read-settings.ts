import type { Site } from '@rostra/contract';
import type { CompiledArea, Language } from '@rostra/messages';

/** The server writes what the app needs into the document, which saves a request before the first screen. */
function readFromDocument<Value>(name: string): Value {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return JSON.parse(element?.content ?? '{}') as Value;
}

export const readSettings = (): Site => readFromDocument<Site>('studio-settings');

/** Texts that staff have changed, by language. */
export const readOverrides = (): Partial<Record<Language, CompiledArea>> =>
  readFromDocument('studio-messages');
