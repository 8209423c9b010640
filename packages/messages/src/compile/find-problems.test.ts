import { describe, expect, it } from 'vitest';
import type { Language } from '../languages.ts';
import { findProblems } from './find-problems.ts';

const ENGLISH = 'Read <link>{count, plural, one {# text} other {# texts}}</link>, {name}';

describe('a translation', () => {
  it('may order placeholders and tags as its grammar needs', () => {
    const german = '{name}: <link>{count, plural, one {# Text} other {# Texte}}</link>';
    expect(findProblems(ENGLISH, german, 'de')).toEqual([]);
  });

  it('may have an apostrophe without effect in English only', () => {
    expect(findProblems("You're in", "You're in", 'en')).toEqual([]);
  });

  it.each<[string, string, Language, string[]]>([
    ['Hello, {name}', 'Hallo', 'de', ['{name} is missing.']],
    [
      'Hello, {name}',
      'Hallo, {Name}',
      'de',
      ['{name} is missing.', '{Name} is not in the English text.'],
    ],
    ['A <link>text</link>', 'Ein Text', 'de', ['<link> is missing.']],
    ['Plain', 'Ein <b>Text</b>', 'de', ['<b> is not in the English text.']],
    ['Hello, {name}', 'Hallo, {name', 'de', ['A brace or a tag is not closed.']],
    ['A <b>text</b>', 'Ein <b>Text', 'de', ['A brace or a tag is not closed.']],
    ['Plain', ' ', 'de', ['The text is empty.']],
    [
      '{n, plural, one {#} other {#}}',
      '{n, plural, other {#}}',
      'de',
      ['The plural of {n} lacks “one”.'],
    ],
    [
      'It is yours',
      "C'est à vous",
      'de',
      ['Use ’ instead of a straight apostrophe, which has a meaning here.'],
    ],
    ["Use '{name}' here", "Use '{name}' here", 'en', ['An apostrophe hides a part of the text.']],
  ])('%j as %j in %s is reported', (english, text, language, problems) => {
    expect(findProblems(english, text, language)).toEqual(problems);
  });
});
