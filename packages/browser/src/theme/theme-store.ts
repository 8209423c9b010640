import { readChoice, resolveTheme, type Theme, type ThemeChoice } from './theme.ts';

export interface ThemeStoreOptions {
  key: string;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The `prefers-color-scheme` query. */
  prefersDark: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;
  /** The source of `storage` events from other tabs. */
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Applies the theme to the document. */
  apply: (theme: Theme) => void;
}

export interface ThemeStore {
  getChoice(): ThemeChoice;
  getTheme(): Theme;
  choose(choice: ThemeChoice): void;
  subscribe(listener: () => void): () => void;
}

export function createThemeStore(options: ThemeStoreOptions): ThemeStore {
  const { key, storage, prefersDark, apply } = options;
  const listeners = new Set<() => void>();
  let choice = readChoice(storage.getItem(key));

  const getTheme = () => resolveTheme(choice, prefersDark.matches);

  function announce() {
    apply(getTheme());
    for (const listener of listeners) listener();
  }

  function onStorage(event: StorageEvent) {
    // A null key means that everything was cleared.
    if (event.key !== key && event.key !== null) return;
    choice = readChoice(event.key === null ? null : event.newValue);
    announce();
  }

  function onPreference() {
    if (choice === 'system') announce();
  }

  return {
    getChoice: () => choice,
    getTheme,
    choose(next) {
      choice = next;
      storage.setItem(key, next);
      announce();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        options.window.addEventListener('storage', onStorage);
        prefersDark.addEventListener('change', onPreference);
        // Applies changes since the first paint, when there were no listeners yet.
        choice = readChoice(storage.getItem(key));
        apply(getTheme());
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        options.window.removeEventListener('storage', onStorage);
        prefersDark.removeEventListener('change', onPreference);
      };
    },
  };
}
