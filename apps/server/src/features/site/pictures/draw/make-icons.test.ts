import { expect, it } from 'vitest';
import { makeIcons } from './make-icons.ts';

const colours = { ground: '#0f4c45', ink: '#ffffff' };
const svgOf = async (letter: string) =>
  Buffer.from(
    (await makeIcons({ kind: 'icons', source: { kind: 'letter', letter, ...colours } }))[
      'favicon.svg'
    ] ?? [],
  ).toString();

it.each(['', ' ', '\u200B', '\u0000', '\u2800', '\u3164', '\u0301'])(
  'draws our motif for a letter that nobody sees: %j',
  async (letter) => {
    expect(await svgOf(letter)).toContain('M7 18.5');
  },
);

it.each(['A', '…', '👩\u200D🌾', 'ع'])('draws the letter %s', async (letter) => {
  expect(await svgOf(letter)).toContain('data:image/png');
});
