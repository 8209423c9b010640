import { useMessages } from '@rostra/messages/react';
import { MoonIcon, SunIcon } from '@rostra/ui';
import { useTheme } from '../../lib/theme.tsx';
import { sidebarButtonClass } from './sidebar-button-class.ts';

export function ThemeToggle() {
  const t = useMessages('studio');
  const { theme, toggle } = useTheme();
  const label = t('darkTheme');
  return (
    <button
      type="button"
      role="switch"
      aria-checked={theme === 'dark'}
      aria-label={label}
      title={label}
      onClick={toggle}
      className={sidebarButtonClass}
    >
      {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
    </button>
  );
}
