import type { CompiledMessage } from 'icu-minify/format';
import type { MessageFeature } from '../english.ts';
import type { Language } from '../languages.ts';
import type { FindMessage } from '../messages.ts';
import { compileMessage } from './compile-message.ts';
import { readCatalogue } from './read-catalogue.ts';

/**
 * Messages for the server, which has the parser: files are read and messages compiled when they are first
 * asked for, because most requests need none.
 */
export function openCatalogue(folder: string, language: Language): FindMessage {
  const features = new Map<MessageFeature, Map<string, string>>();
  const compiled = new Map<string, CompiledMessage>();
  const textsOf = (feature: MessageFeature) => {
    const known = features.get(feature);
    if (known) return known;
    const texts = new Map(Object.entries(readCatalogue(folder, language, feature)));
    features.set(feature, texts);
    return texts;
  };
  return (feature, key) => {
    const id = `${feature}.${key}`;
    const known = compiled.get(id);
    if (known !== undefined) return known;
    const text = textsOf(feature).get(key);
    if (text === undefined) return undefined;
    const message = compileMessage(text);
    compiled.set(id, message);
    return message;
  };
}
