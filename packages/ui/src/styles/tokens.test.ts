import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function readTheme(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [
      name ?? '',
      hex ?? '',
    ]),
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['paper', 'paper-raised', 'paper-sunken'];

const textPairs = [
  ...surfaces.flatMap((surface) =>
    ['ink', 'ink-muted', 'accent', 'success', 'warning', 'danger'].map((text) => [text, surface]),
  ),
  ...['accent-soft', 'success-soft', 'warning-soft', 'danger-soft'].map((soft) => ['ink', soft]),
  ['accent', 'accent-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['ink-muted', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['paper', 'ink'],
];

/** The colours of a chart; its first is the accent. */
const series = [2, 3, 4, 5, 6].map((number) => `chart-${number}`);

const interfacePairs = surfaces.flatMap((surface) =>
  ['line-strong', 'accent-bright', 'focus', ...series].map((part) => [part, surface]),
);

describe.each([
  ['light', ':root'],
  ['dark', ':root[data-theme="dark"]'],
])('the %s theme', (_, selector) => {
  const theme = readTheme(selector);
  const colour = (name = '') => {
    const hex = theme.get(name);
    if (!hex) throw new Error(`No colour --${name} in ${selector}`);
    return hex;
  };

  it.each(textPairs)('reads %s on %s (4.5:1)', (text, surface) => {
    expect(contrast(colour(text), colour(surface))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(interfacePairs)('shows %s on %s (3:1)', (part, surface) => {
    expect(contrast(colour(part), colour(surface))).toBeGreaterThanOrEqual(3);
  });
});

it('defines the same tokens in both themes', () => {
  expect([...readTheme(':root[data-theme="dark"]').keys()].sort()).toEqual(
    [...readTheme(':root').keys()].sort(),
  );
});
