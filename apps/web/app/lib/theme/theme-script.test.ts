import { expect, it } from 'vitest';
import { firstPaintScript } from './theme-script.ts';

function run(stored: Record<string, string>, prefersDark: boolean) {
  const documentElement = { dataset: {} as Record<string, string> };
  const meta = { content: '' };
  new Function('document', 'localStorage', 'matchMedia', firstPaintScript('theme', 'token'))(
    { documentElement, querySelector: () => meta },
    { getItem: (key: string) => stored[key] ?? null },
    () => ({ matches: prefersDark }),
  );
  return documentElement.dataset;
}

it.each([
  [{}, true, { theme: 'light' }],
  [{ theme: 'dark' }, false, { theme: 'dark' }],
  [{ theme: 'system' }, true, { theme: 'dark' }],
  [{ theme: 'system' }, false, { theme: 'light' }],
  [{ token: 'a.b.c' }, false, { theme: 'light', login: 'stored' }],
])('with %j stored and a dark system %s', (stored, prefersDark, expected) => {
  expect(run(stored, prefersDark)).toEqual(expected);
});

it('cannot be left by a storage key', () => {
  expect(firstPaintScript('</script>', "'")).not.toContain('</script>');
});
