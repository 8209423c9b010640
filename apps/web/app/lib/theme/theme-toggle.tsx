import { useMessages } from '@rostra/messages/react';
import { cx, MoonIcon, SunIcon } from '@rostra/ui';
import { useTheme } from './use-theme.tsx';

interface ThemeToggleProps {
  /** Shows a label beside the icon. */
  isLabelled?: boolean;
  className?: string;
}

export function ThemeToggle({ isLabelled = false, className }: ThemeToggleProps) {
  const t = useMessages('site');
  const { theme, toggle } = useTheme();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={theme === 'dark'}
      aria-label={isLabelled ? undefined : t('darkTheme')}
      title={isLabelled ? undefined : t('darkTheme')}
      onClick={toggle}
      className={cx(
        'inline-flex min-h-11 shrink-0 items-center gap-3 rounded text-ink transition-colors hover:bg-sunken noscript:hidden',
        isLabelled ? 'w-full' : 'w-11 justify-center',
        className,
      )}
    >
      <MoonIcon data-shown-in="light" />
      <SunIcon data-shown-in="dark" />
      {isLabelled ? t('darkTheme') : null}
    </button>
  );
}
