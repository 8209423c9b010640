import { cx, MoonIcon, SunIcon } from '@rostra/ui';
import { useTheme } from './use-theme.tsx';

interface ThemeToggleProps {
  /** Shows a label beside the icon. */
  isLabelled?: boolean;
  className?: string;
}

export function ThemeToggle({ isLabelled = false, className }: ThemeToggleProps) {
  const { theme, toggle } = useTheme();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={theme === 'dark'}
      aria-label={isLabelled ? undefined : 'Dark theme'}
      title={isLabelled ? undefined : 'Dark theme'}
      onClick={toggle}
      className={cx(
        'inline-flex min-h-11 shrink-0 items-center gap-3 rounded text-ink transition-colors hover:bg-sunken noscript:hidden',
        isLabelled ? 'w-full' : 'w-11 justify-center',
        className,
      )}
    >
      <MoonIcon data-shown-in="light" />
      <SunIcon data-shown-in="dark" />
      {isLabelled ? 'Dark theme' : null}
    </button>
  );
}
