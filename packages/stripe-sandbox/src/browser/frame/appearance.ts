import type { Appearance } from '../protocol.ts';

/** The supported Appearance API variables and the CSS property each sets. */
const VARIABLES: Record<string, string> = {
  borderRadius: '--radius',
  colorBackground: '--background',
  colorDanger: '--danger',
  colorPrimary: '--primary',
  colorText: '--text',
  colorTextPlaceholder: '--placeholder',
  colorTextSecondary: '--secondary',
  fontFamily: '--font',
  fontLineHeight: '--line-height',
  fontSizeBase: '--size',
  fontWeightMedium: '--weight-medium',
  fontWeightNormal: '--weight',
  gridColumnSpacing: '--gap-x',
  gridRowSpacing: '--gap-y',
  spacingUnit: '--unit',
};

const THEMES: Record<string, Record<string, string>> = {
  stripe: {},
  flat: { '--background': '#f1f1f1', '--border': '#f1f1f1' },
  night: {
    '--background': '#30313d',
    '--border': '#424353',
    '--danger': '#fe87a1',
    '--placeholder': '#a0a3b5',
    '--primary': '#85d996',
    '--secondary': '#c3c5d4',
    '--text': '#f7f7f9',
  },
};

const SELECTORS = new Set([
  '.Input',
  '.Input:focus',
  '.Input--invalid',
  '.Input::placeholder',
  '.Label',
  '.Error',
  '.Block',
  '.Tab',
]);

/** Converts an appearance to CSS for the frame. Values that could escape a declaration are skipped. */
export function appearanceCss({
  theme = 'stripe',
  variables = {},
  rules = {},
}: Appearance): string {
  const root = Object.entries(THEMES[theme] ?? {});
  for (const [name, value] of Object.entries(variables)) {
    const property = VARIABLES[name];
    if (property !== undefined && isSafe(value)) root.push([property, value]);
  }
  const blocks = [`:root{${root.map(([name, value]) => `${name}:${value}`).join(';')}}`];
  for (const [selector, declarations] of Object.entries(rules)) {
    if (!SELECTORS.has(selector)) continue;
    const body = Object.entries(declarations)
      .filter(([name, value]) => /^[a-zA-Z-]+$/.test(name) && isSafe(value))
      .map(([name, value]) => `${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${value}`);
    blocks.push(`${selector}{${body.join(';')}}`);
  }
  return blocks.join('\n');
}

function isSafe(value: unknown): value is string {
  return typeof value === 'string' && !/[{}<>;]|url\(|expression/i.test(value);
}
