import { browserStorage } from '@rostra/browser/storage';
import { PREFERS_DARK, THEME_COLORS, type Theme } from '@rostra/browser/theme';
import { createThemeStore, type ThemeStore } from '@rostra/browser/theme-store';
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';

const Store = createContext<ThemeStore | undefined>(undefined);

function showTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme]);
}

interface ThemeProviderProps {
  storageKey: string;
  children: ReactNode;
}

/** The same choice as on the site, which tabs of both share. */
export function ThemeProvider({ storageKey, children }: ThemeProviderProps) {
  const [store] = useState(() =>
    createThemeStore({
      key: storageKey,
      storage: browserStorage(),
      prefersDark: window.matchMedia(PREFERS_DARK),
      window,
      apply: showTheme,
    }),
  );
  return <Store value={store}>{children}</Store>;
}

export function useTheme(): { theme: Theme; toggle: () => void } {
  const store = use(Store);
  if (!store) throw new Error('ThemeProvider is missing');
  const theme = useSyncExternalStore(store.subscribe, store.getTheme);
  return { theme, toggle: () => store.choose(theme === 'dark' ? 'light' : 'dark') };
}
