import { areas, type CompiledArea, type MessageArea } from '../areas.ts';
import { type Language, languageCodes } from '../languages.ts';

import { compileMessage } from './compile-message.ts';
import { readCatalogue } from './read-catalogue.ts';

/** Every area in every language, ready to be formatted without a parser. */
export function* compileAll(): Generator<{
  language: Language;
  area: MessageArea;
  messages: CompiledArea;
}> {
  for (const language of languageCodes) {
    const catalogue = readCatalogue(language);
    for (const area of Object.keys(areas) as MessageArea[]) {
      const messages: CompiledArea = {};
      for (const feature of areas[area]) {
        messages[feature] = Object.fromEntries(
          Object.entries(catalogue[feature]).map(([key, text]) => [key, compileMessage(text)]),
        );
      }
      yield { language, area, messages };
    }
  }
}
