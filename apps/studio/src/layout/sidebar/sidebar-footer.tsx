import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { KeyboardIcon } from '../../lib/icons.tsx';
import { sidebarButtonClass } from './sidebar-button-class.ts';
import { entryClass } from './sidebar-group.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';

/** What is the same on every screen: the way to the site, shortcuts, theme and account. */
export function SidebarFooter({ onShortcuts }: { onShortcuts: () => void }) {
  const t = useMessages('studio');
  const keys = useMessages('studio-keys');
  const shortcuts = keys('shortcuts');
  return (
    <div className="mt-auto pt-3">
      <div className="flex items-center gap-1">
        <a href={pathTo(pages.landing)} className={cx(entryClass, 'grow')}>
          {t('visitSite')}
        </a>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={shortcuts}
          title={shortcuts}
          onClick={onShortcuts}
          className={cx(sidebarButtonClass, 'max-wide:hidden')}
        >
          <KeyboardIcon />
        </button>
        <ThemeToggle />
      </div>
      <UserMenu />
    </div>
  );
}
