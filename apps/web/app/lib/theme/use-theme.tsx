import { browserStorage } from '@rostra/browser/storage';
import { PREFERS_DARK, THEME_COLORS, type Theme, type ThemeChoice } from '@rostra/browser/theme';
import { createThemeStore, type ThemeStore } from '@rostra/browser/theme-store';
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';

const Store = createContext<ThemeStore | undefined>(undefined);
const neverChanges = () => () => {};

function showTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme]);
}

function createBrowserStore(key: string): ThemeStore | undefined {
  if (typeof window === 'undefined') return undefined;
  return createThemeStore({
    key,
    storage: browserStorage(),
    prefersDark: window.matchMedia(PREFERS_DARK),
    window,
    apply: showTheme,
  });
}

export function ThemeProvider({
  storageKey,
  children,
}: {
  storageKey: string;
  children: ReactNode;
}) {
  const [store] = useState(() => createBrowserStore(storageKey));
  return <Store value={store}>{children}</Store>;
}

export interface ThemeControl {
  theme: Theme;
  choice: ThemeChoice;
  choose: (choice: ThemeChoice) => void;
  toggle: () => void;
}

export function useTheme(): ThemeControl {
  const store = use(Store);
  const subscribe = store?.subscribe ?? neverChanges;
  const theme = useSyncExternalStore(subscribe, store?.getTheme ?? light, light);
  const choice = useSyncExternalStore(subscribe, store?.getChoice ?? light, light);
  const choose = (next: ThemeChoice) => store?.choose(next);
  return { theme, choice, choose, toggle: () => choose(theme === 'dark' ? 'light' : 'dark') };
}

const light = () => 'light' as const;
