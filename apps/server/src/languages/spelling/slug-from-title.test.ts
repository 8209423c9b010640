// cspell:disable: words in many scripts
import { describe, expect, it } from 'vitest';
import { slugFromTitle } from './slug-from-title.ts';

describe('a slug', () => {
  it.each([
    ['Où va l’eau?', 'ou-va-l-eau'],
    ['  C++ & C#: 5 % more  ', 'c-c-5-more'],
    ['Straße', 'strasse'],
    ['Łódź, zażółć gęślą jaźń', 'lodz-zazolc-gesla-jazn'],
    ['Þingvellir og Ærø', 'thingvellir-og-aero'],
    ['İstanbul ığdır', 'istanbul-igdir'],
    ['½ ﬁsh ™', '1-2-fish-tm'],
    ['Наша позиция по жилью', 'nasha-pozitsiya-po-zhilyu'],
    ['Подъезд', 'podezd'],
    ['Αθήνα', 'athina'],
    ['سياسة الإسكان', 'syasa-aliskan'],
    ['الرؤية ٢٠٣٠', 'alruya-2030'],
    ['מדיניות דיור', 'mdynyvt-dyvr'],
    ['住房政策', 'zhu-fang-zheng-ce'],
    ['日本の政策', 'ri-ben-no-zheng-ce'],
    ['주거 정책', 'jugeo-jeongchaeg'],
    ['हिन्दी', 'hindi'],
    ['🎉 party', 'party'],
  ])('of %j is %j', (title, slug) => {
    expect(slugFromTitle(title)).toBe(slug);
  });

  it('follows the spelling of the language', () => {
    expect(slugFromTitle('Fördermitglied in Ägypten', { language: 'de' })).toBe(
      'foerdermitglied-in-aegypten',
    );
    expect(slugFromTitle('Cigüeña y Zoë', { language: 'es' })).toBe('ciguena-y-zoe');
    // The same letters from a system that stores accents apart.
    expect(slugFromTitle('Förderung'.normalize('NFD'), { language: 'de' })).toBe('foerderung');
  });

  it('is empty without letters and digits', () => {
    expect(slugFromTitle('🎉 …!')).toBe('');
  });

  it('does not end in a hyphen when it is shortened', () => {
    expect(slugFromTitle(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
    expect(slugFromTitle('one two', { maximum: 4 })).toBe('one');
  });
});
