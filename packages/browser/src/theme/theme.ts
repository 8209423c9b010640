/** The choices, as stored. */
export type ThemeChoice = 'light' | 'dark' | 'system';
/** The theme that is shown. */
export type Theme = 'light' | 'dark';

export const DEFAULT_CHOICE: ThemeChoice = 'light';
export const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** The colour of the browser's own bars; the same as --paper in tokens.css. */
export const THEME_COLORS: Record<Theme, string> = { light: '#faf8f3', dark: '#151513' };

export function readChoice(stored: string | null | undefined): ThemeChoice {
  return stored === 'light' || stored === 'dark' || stored === 'system' ? stored : DEFAULT_CHOICE;
}

export function resolveTheme(choice: ThemeChoice, prefersDark: boolean): Theme {
  if (choice === 'system') return prefersDark ? 'dark' : 'light';
  return choice;
}
