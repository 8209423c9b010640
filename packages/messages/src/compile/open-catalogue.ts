import type { CompiledMessage } from 'icu-minify/format';
import type { MessageFeature } from '../english.ts';
import type { Language } from '../languages.ts';
import type { FindMessage } from '../messages.ts';
import { compileMessage } from './compile-message.ts';
import { readCatalogue } from './read-catalogue.ts';

export type FindText = (feature: MessageFeature, key: string) => string | undefined;

/** The texts of a language. Files are read when they are first asked for, because most requests need none. */
export function openTexts(folder: string, language: Language): FindText {
  const features = new Map<MessageFeature, Map<string, string>>();
  return (feature, key) => {
    let texts = features.get(feature);
    if (!texts) {
      texts = new Map(Object.entries(readCatalogue(folder, language, feature)));
      features.set(feature, texts);
    }
    return texts.get(key);
  };
}

/** Messages for the server, which has the parser: each is compiled when it is first asked for. */
export function openCatalogue(findText: FindText, language: Language): FindMessage {
  const compiled = new Map<string, CompiledMessage>();
  return (feature, key) => {
    const id = `${feature}.${key}`;
    const known = compiled.get(id);
    if (known !== undefined) return known;
    const text = findText(feature, key);
    if (text === undefined) return undefined;
    const message = compileMessage(text, language);
    compiled.set(id, message);
    return message;
  };
}
