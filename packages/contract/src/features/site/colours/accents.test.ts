import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accents, DEFAULT_ACCENT } from './accents.ts';
import { contrast } from './contrast.ts';

const tokens = readFileSync(
  new URL('../../../../../ui/src/styles/tokens.css', import.meta.url),
  'utf8',
);
const [lightTokens = '', darkTokens = ''] = tokens.split(':root[data-theme="dark"]');

const readColours = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  );
const themes = { light: readColours(lightTokens), dark: readColours(darkTokens) };

const SURFACES = ['paper', 'paper-raised', 'paper-sunken'];

/** The pairs of `tokens.test.ts` that have an accent colour. */
const textPairs = [
  ...SURFACES.map((surface) => ['accent', surface]),
  ['accent', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['ink-muted', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
];
const interfacePairs = SURFACES.flatMap((surface) => [
  ['accent-bright', surface],
  ['focus', surface],
]);

const cases = Object.entries(accents).flatMap(([name, accent]) =>
  (['light', 'dark'] as const).map((theme) => ({ name, theme, colours: accent[theme] })),
);

describe.each(cases)('$name in the $theme theme', ({ theme, colours }) => {
  const all: Record<string, string> = { ...themes[theme], ...colours };
  const ratio = ([one = '', other = '']: string[]) => contrast(all[one] ?? '', all[other] ?? '');

  it('can be read (4.5:1)', () => {
    for (const pair of textPairs)
      expect(ratio(pair), pair.join(' on ')).toBeGreaterThanOrEqual(4.5);
  });

  it('can be seen on controls (3:1)', () => {
    for (const pair of interfacePairs)
      expect(ratio(pair), pair.join(' on ')).toBeGreaterThanOrEqual(3);
  });
});

it('has the colours of the style sheet by default', () => {
  for (const theme of ['light', 'dark'] as const) {
    expect(themes[theme]).toMatchObject(accents[DEFAULT_ACCENT][theme]);
  }
});
