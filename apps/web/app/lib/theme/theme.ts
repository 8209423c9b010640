/** What can be chosen and kept. */
export type ThemeChoice = 'light' | 'dark' | 'system';
/** What is shown. */
export type Theme = 'light' | 'dark';

export const DEFAULT_CHOICE: ThemeChoice = 'light';
export const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** The browser's own bars take the colour of the page; the same as --paper in the tokens. */
export const THEME_COLORS: Record<Theme, string> = { light: '#faf8f3', dark: '#151513' };

export function readChoice(stored: string | null | undefined): ThemeChoice {
  return stored === 'light' || stored === 'dark' || stored === 'system' ? stored : DEFAULT_CHOICE;
}

export function resolveTheme(choice: ThemeChoice, prefersDark: boolean): Theme {
  if (choice === 'system') return prefersDark ? 'dark' : 'light';
  return choice;
}
