import type { Language } from '../languages.ts';
import { checkMessage, type MessageProblem } from './check-message.ts';

/** Why a translation cannot stand for the English text, in words for the translator. */
export const findProblems = (englishText: string, text: string, language: Language): string[] =>
  checkMessage(englishText, text, language).map(describe);

function describe(problem: MessageProblem): string {
  switch (problem.code) {
    case 'empty':
      return 'The text is empty.';
    case 'characters':
      return 'The text contains characters that cannot be used.';
    case 'apostrophe':
      return 'Use ’ instead of a straight apostrophe, which has a meaning here.';
    case 'unclosed':
      return 'A brace or a tag is not closed.';
    case 'hidden':
      return 'An apostrophe hides a part of the text.';
    case 'missing':
      return `${problem.name} is missing.`;
    case 'unknown':
      return `${problem.name} is not in the English text.`;
    case 'kind':
      return `${problem.name} is another kind of value in the English text.`;
    case 'plural':
      return `The plural of ${problem.name} lacks “${problem.form}”.`;
  }
}
