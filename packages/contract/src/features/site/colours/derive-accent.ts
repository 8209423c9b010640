import type { Accent } from './accents.ts';
import { contrast } from './contrast.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';

/** What text in the accent colour stands on, as in the tokens of the design. */
export const surfaces = {
  light: ['#faf8f3', '#ffffff', '#f2eee5'],
  dark: ['#151513', '#1e1d1a', '#0f0f0d'],
} as const;

const ON_ACCENT = '#fbfaf6';
const TEXT = 4.5;
const CONTROL = 3;
const STEP = 0.005;

export const colourPattern = /^#[0-9a-f]{6}$/;

const lowest = (colour: string, others: readonly string[]) =>
  Math.min(...others.map((other) => contrast(colour, other)));

/** A tint for the background of notices. */
const softOf = ({ c, h }: Oklch) => toHex({ l: 0.945, c: Math.min(c, 0.02), h });

/** The lowest contrast that text, or a button, in this colour would have in the light theme. */
export const readability = (colour: string): number =>
  lowest(colour, [...surfaces.light, softOf(toOklch(colour)), ON_ACCENT]);

export const isReadable = (colour: string): boolean => readability(colour) >= TEXT;

/** The same hue, only as much darker as reading needs. */
export function nearestReadable(colour: string): string {
  const wanted = toOklch(colour);
  let nearest = colour;
  for (let l = wanted.l; !isReadable(nearest) && l > 0; l -= STEP) {
    nearest = toHex({ ...wanted, l });
  }
  return nearest;
}

/** Moves the lightness until the colour has the contrast. */
function adjust(start: Oklch, by: number, others: readonly string[], needed: number): string {
  let { l } = start;
  while (l > 0 && l < 1 && lowest(toHex({ ...start, l }), others) < needed) l += by;
  return toHex({ ...start, l });
}

/** All accent colours of a site, in both themes, from one that is readable in the light theme. */
export function deriveAccent(colour: string): Accent {
  const base = toOklch(colour);
  const { c, h } = base;
  const hover = { l: 0.87, c: Math.min(c, 0.08), h };
  const darkSoft = toHex({ l: 0.28, c: Math.min(c, 0.03), h });
  const onAccent = toHex({ l: 0.2, c: Math.min(c, 0.03), h });
  const onDark = [...surfaces.dark, darkSoft];
  const bright = { l: Math.max(base.l, 0.58), c, h };
  return {
    light: {
      accent: colour,
      'accent-bright': adjust(bright, -STEP, surfaces.light, CONTROL),
      'accent-soft': softOf(base),
      'accent-hover': toHex({ ...base, l: Math.max(0, base.l - 0.08) }),
      'on-accent': ON_ACCENT,
      focus: colour,
    },
    dark: {
      accent: adjust({ l: 0.79, c: Math.min(c, 0.11), h }, STEP, [...onDark, onAccent], TEXT),
      'accent-bright': adjust({ l: 0.69, c: Math.min(c, 0.13), h }, STEP, onDark, CONTROL),
      'accent-soft': darkSoft,
      'accent-hover': toHex(hover),
      'on-accent': onAccent,
      focus: toHex(hover),
    },
  };
}
