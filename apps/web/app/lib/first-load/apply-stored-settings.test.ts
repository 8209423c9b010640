import { expect, it } from 'vitest';
import script from './apply-stored-settings.js?raw';

function run(stored: Record<string, string>, prefersDark: boolean) {
  const documentElement = { dataset: {} as Record<string, string> };
  const meta = { content: '' };
  const currentScript = {
    dataset: { themeKey: 'theme', tokenKey: 'token', darkColor: '#000' },
  };
  new Function('document', 'localStorage', 'matchMedia', script)(
    { documentElement, currentScript, querySelector: () => meta },
    { getItem: (key: string) => stored[key] ?? null },
    () => ({ matches: prefersDark }),
  );
  return { ...documentElement.dataset, color: meta.content };
}

it.each([
  [{}, true, { theme: 'light', color: '' }],
  [{ theme: 'dark' }, false, { theme: 'dark', color: '#000' }],
  [{ theme: 'system' }, true, { theme: 'dark', color: '#000' }],
  [{ theme: 'system' }, false, { theme: 'light', color: '' }],
  [{ token: 'a.b.c' }, false, { theme: 'light', login: 'stored', color: '' }],
])('with %j stored and a system that prefers dark: %s', (stored, prefersDark, expected) => {
  expect(run(stored, prefersDark)).toEqual(expected);
});
