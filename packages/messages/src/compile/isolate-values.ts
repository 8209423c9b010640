import { isArgumentElement, parse } from '@formatjs/icu-messageformat-parser';
import { type Language, languages } from '../languages.ts';
import { WRITTEN_BY_PEOPLE } from './placeholder-kinds.ts';
import { walkMessage } from './walk-message.ts';

const START = '\u2068';
const END = '\u2069';

/**
 * Puts Unicode's isolates around what people have written, in languages that are written from right to left. Otherwise the question
 * mark of an English title would be at its wrong end, and a number after it would be before it.
 */
export function isolateValues(text: string, language: Language): string {
  if (languages[language].direction === 'ltr') return text;
  let isolated = '';
  let after = 0;
  for (const element of walkMessage(parse(text, { captureLocation: true }))) {
    const { location } = element;
    if (!location || !isArgumentElement(element) || !WRITTEN_BY_PEOPLE.has(element.value)) continue;
    const [start, end] = [location.start.offset, location.end.offset];
    isolated += text.slice(after, start) + START + text.slice(start, end) + END;
    after = end;
  }
  return isolated + text.slice(after);
}
