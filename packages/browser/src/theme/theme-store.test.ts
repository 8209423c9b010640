import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readChoice, resolveTheme, THEME_COLORS, type Theme } from './theme.ts';
import { createThemeStore } from './theme-store.ts';

describe('the choice', () => {
  it.each([
    [null, 'light'],
    [undefined, 'light'],
    ['sepia', 'light'],
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
  ] as const)('stored as %s is %s', (stored, expected) => {
    expect(readChoice(stored)).toBe(expected);
  });

  it.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('%s with a dark system %s shows %s', (choice, prefersDark, expected) => {
    expect(resolveTheme(choice, prefersDark)).toBe(expected);
  });
});

class FakeSystem extends EventTarget {
  matches = false;
}

function setUp(stored: Record<string, string> = {}) {
  const storage = new Map(Object.entries(stored));
  const system = new FakeSystem();
  const otherTabs = new EventTarget();
  const shown: Theme[] = [];
  const store = createThemeStore({
    key: 'theme',
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    },
    prefersDark: system as unknown as MediaQueryList,
    window: otherTabs as unknown as Window,
    apply: (theme) => shown.push(theme),
  });
  return {
    store,
    storage,
    shown,
    setSystemDark(matches: boolean) {
      system.matches = matches;
      system.dispatchEvent(new Event('change'));
    },
    writeInOtherTab(key: string | null, newValue: string | null) {
      otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    },
  };
}

describe('the theme store', () => {
  it('stores and applies the choice', () => {
    const { store, storage, shown } = setUp();
    store.choose('dark');
    expect(storage.get('theme')).toBe('dark');
    expect(shown).toEqual(['dark']);
    expect(store.getTheme()).toBe('dark');
  });

  it('follows the operating system only if chosen', () => {
    const { store, shown, setSystemDark } = setUp({ theme: 'system' });
    store.subscribe(() => {});
    setSystemDark(true);
    store.choose('light');
    setSystemDark(false);
    expect(shown).toEqual(['light', 'dark', 'light']);
  });

  it('applies changes from before the first listener', () => {
    const { store, storage, shown, setSystemDark } = setUp({ theme: 'system' });
    setSystemDark(true);
    const stop = store.subscribe(() => {});
    expect(shown).toEqual(['dark']);
    stop();
    storage.set('theme', 'light');
    store.subscribe(() => {});
    expect(shown).toEqual(['dark', 'light']);
    expect(store.getChoice()).toBe('light');
  });

  it('follows other tabs, but only its own key', () => {
    const { store, shown, writeInOtherTab } = setUp();
    store.subscribe(() => {});
    writeInOtherTab('token', 'dark');
    writeInOtherTab('theme', 'dark');
    writeInOtherTab(null, null);
    expect(shown).toEqual(['light', 'dark', 'light']);
  });

  it('stops listening after the last listener', () => {
    const { store, shown, writeInOtherTab } = setUp();
    store.subscribe(() => {})();
    writeInOtherTab('theme', 'dark');
    expect(shown).toEqual(['light']);
  });
});

it('uses the paper colour of the tokens for the browser', () => {
  const css = readFileSync(new URL('../../../ui/src/styles/tokens.css', import.meta.url), 'utf8');
  const papers = [...css.matchAll(/--paper: (#[0-9a-f]{6});/g)].map(([, hex]) => hex);
  expect(papers).toEqual([THEME_COLORS.light, THEME_COLORS.dark]);
});
