import { type Language, Messages } from '@rostra/messages';
import { compileMessage, readCatalogue } from '@rostra/messages/compile';

/** The messages of a language, read from the catalogues instead of the build. */
export function testMessages(language: Language = 'en'): Messages {
  const catalogue = readCatalogue(language);
  return new Messages(language, (feature, key) => {
    const text = catalogue[feature][key];
    return text === undefined ? undefined : compileMessage(text);
  });
}
