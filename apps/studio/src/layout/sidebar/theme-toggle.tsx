import { useMessages } from '@rostra/messages/react';
import { MoonIcon, SunIcon } from '@rostra/ui';
import { useTheme } from '../../lib/theme.tsx';

export function ThemeToggle() {
  const t = useMessages('studio');
  const { theme, toggle } = useTheme();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={theme === 'dark'}
      onClick={toggle}
      className="flex min-h-10 w-full items-center justify-between gap-3 rounded px-2.5 text-start text-ink hover:bg-raised"
    >
      {t('darkTheme')}
      {theme === 'dark' ? <SunIcon className="text-muted" /> : <MoonIcon className="text-muted" />}
    </button>
  );
}
