import { expect, it } from 'vitest';
import { accents } from './accents.ts';
import { contrast } from './contrast.ts';
import { deriveAccent, isReadable, nearestReadable, surfaces } from './derive-accent.ts';
import { lookSchema } from './look.ts';
import { toHex, toOklch } from './oklch.ts';

const INK = { light: ['#1b1c1a', '#565850'], dark: ['#ece8de', '#aba598'] };

/** Every twelfth value of each channel, and the corners of the cube. */
const channel = [0, 51, 102, 153, 204, 255].map((value) => value.toString(16).padStart(2, '0'));
const colours = channel.flatMap((r) => channel.flatMap((g) => channel.map((b) => `#${r}${g}${b}`)));

it('converts colours to lightness, chroma and hue and back', () => {
  for (const colour of colours) expect(toHex(toOklch(colour))).toBe(colour);
});

it('makes both themes readable for every colour, or for the nearest that is readable', () => {
  for (const wanted of colours) {
    const colour = nearestReadable(wanted);
    expect(isReadable(colour), wanted).toBe(true);
    const accent = deriveAccent(colour);
    for (const theme of ['light', 'dark'] as const) {
      const own = accent[theme];
      const text = [
        ...[...surfaces[theme], own['accent-soft']].map((other) => [own.accent, other]),
        ...INK[theme].map((ink) => [ink, own['accent-soft']]),
        [own['on-accent'], own.accent],
        [own['on-accent'], own['accent-hover']],
      ];
      for (const [one = '', other = ''] of text) {
        expect(contrast(one, other), `${one} on ${other} from ${wanted}`).toBeGreaterThanOrEqual(
          4.5,
        );
      }
      for (const surface of surfaces[theme]) {
        expect(contrast(own['accent-bright'], surface), wanted).toBeGreaterThanOrEqual(3);
        expect(contrast(own.focus, surface), wanted).toBeGreaterThanOrEqual(3);
      }
    }
  }
});

it('keeps a readable colour, and otherwise its hue', () => {
  expect(nearestReadable('#183d86')).toBe('#183d86');
  const nearest = nearestReadable('#ffcc00');
  expect(toOklch(nearest).h).toBeCloseTo(toOklch('#ffcc00').h, 1);
});

it('can read our own accents', () => {
  for (const { light } of Object.values(accents)) expect(isReadable(light.accent)).toBe(true);
});

it('refuses a colour that cannot be read, and names the nearest', () => {
  expect(lookSchema.parse({ accent: 'plum', colour: '#183D86' }).colour).toBe('#183d86');
  const texts = (colour: string) =>
    lookSchema.safeParse({ accent: 'plum', colour }).error?.issues.map(({ message }) => message);
  expect(texts('red')?.join()).toContain('colourInvalid');
  const [text] = texts('#ffcc00') ?? [];
  expect(text).toContain('colourTooLight');
  expect(text).toContain(nearestReadable('#ffcc00'));
});
