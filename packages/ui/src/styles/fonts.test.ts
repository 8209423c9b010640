import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');

/** The ranges of characters that each family has files for, by style and weight. */
const faces = Map.groupBy(
  [...css.matchAll(/@font-face \{(.*?)\n\}/gs)].flatMap(([, rules = '']) => {
    const ruleOf = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(rules)?.[1] ?? '';
    const ranges = [...ruleOf('unicode-range').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
    const name = ['font-family', 'font-style', 'font-weight'].map(ruleOf).join(' ');
    return ranges.map(([, from = '', to = from]) => ({
      name,
      from: Number.parseInt(from, 16),
      to: Number.parseInt(to, 16),
    }));
  }),
  ({ name }) => name,
);

it('there are files for each family, style and weight', () => {
  expect([...faces.keys()]).toEqual([
    '"Newsreader Variable" normal 400 640',
    '"Newsreader Variable" italic 400',
    '"Newsreader Variable" italic 500 640',
    '"Public Sans Variable" normal 400 600',
  ]);
});

it.each([...faces])('%s has the letters of all Latin alphabets', (_, ranges) => {
  const letters = 'aéßœłąężőşğčřđħ€'; // cspell:disable-line
  const missing = Array.from(letters).filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !ranges.some(({ from, to }) => from <= code && code <= to);
  });
  expect(missing).toEqual([]);
});
