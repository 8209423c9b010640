// cspell:disable: words in many languages
import { describe, expect, it } from 'vitest';
import { otherSpellings, spellingsOf, wordsOf } from './spellings.ts';

describe('the spellings of a word', () => {
  it.each([
    ['strasse', []],
    ['2026', []],
    ['straße', ['strasse']],
    ['öl', ['ol', 'oel']],
    ['mädchenfüße', ['madchenfusse', 'maedchenfuesse']],
    ['łódź', ['lodz']],
    ['cœur', ['coeur']],
    ['école', ['ecole']],
    ['ёлка', ['елка']],
    ['شَعْب', ['شعب']],
    ['سياسة', ['سياسه']],
    ['الإسكان', ['الاسكان']],
    ['مـــصر', ['مصر']],
    ['मिट्टी', []],
    ['정책', []],
  ])('%s: %j', (word, expected) => {
    expect(spellingsOf(word)).toEqual(expected);
  });
});

it('spellings are words, whatever the letter', () => {
  const unlike: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    for (const word of wordsOf(`x${String.fromCodePoint(code)}`)) {
      for (const spelling of spellingsOf(word)) {
        if (!/^[\p{L}\p{N}\p{M}]+$/u.test(spelling)) unlike.push(`${word}: ${spelling}`);
      }
    }
  }
  expect(unlike).toEqual([]);
});

it('the words of a text keep their marks', () => {
  expect(wordsOf('Die Straße, „Öl“ – شَعْب!')).toEqual(['die', 'straße', 'öl', 'شَعْب']);
});

it('the other spellings of a text are listed once', () => {
  expect(otherSpellings('Öl und ÖL, Straße')).toBe('ol oel strasse');
});
