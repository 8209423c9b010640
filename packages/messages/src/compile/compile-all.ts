import { areas, type BrowserArea, type CompiledArea } from '../areas.ts';
import { type Language, languageCodes } from '../languages.ts';
import { compileMessage } from './compile-message.ts';
import { readCatalogue } from './read-catalogue.ts';

/** Every area that browsers download, in every language, ready to be formatted without a parser. */
export function* compileAll(folder: string): Generator<{
  language: Language;
  area: BrowserArea;
  messages: CompiledArea;
}> {
  const { server: _, ...browserAreas } = areas;
  for (const language of languageCodes) {
    for (const area of Object.keys(browserAreas) as BrowserArea[]) {
      const messages: CompiledArea = {};
      for (const feature of browserAreas[area]) {
        const texts = Object.entries(readCatalogue(folder, language, feature));
        messages[feature] = Object.fromEntries(
          texts.map(([key, text]) => [key, compileMessage(text, language)]),
        );
      }
      yield { language, area, messages };
    }
  }
}
