import { elementIds } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { IconButton, MenuIcon, SkipLink } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { type ComponentType, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useSite } from '../lib/site.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.tsx';
import { useLayoutKeys } from './shortcuts/use-layout-keys.ts';
import { Sidebar } from './sidebar/sidebar.tsx';

interface LayoutProps {
  Palette: ComponentType<{ isOpen: boolean; onClose: () => void }>;
}

/** Sidebar and screen. Below 900 px the sidebar is a drawer behind a bar. */
export function Layout({ Palette }: LayoutProps) {
  const t = useMessages('studio');
  const { name } = useSite();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const [areShortcutsOpen, setAreShortcutsOpen] = useState(false);
  const openPalette = () => {
    setIsMenuOpen(false);
    setIsPaletteOpen(true);
  };
  const showShortcuts = () => setAreShortcutsOpen(true);
  useLayoutKeys({ openPalette, showShortcuts });
  const search = { onSearch: openPalette, onShortcuts: showShortcuts };
  return (
    <div className="min-h-dvh wide:grid wide:grid-cols-[14rem_minmax(0,1fr)]">
      <SkipLink />
      <NavigationProgress />
      <aside className="hidden border-line border-e bg-sunken px-3 py-3 wide:sticky wide:top-0 wide:block wide:h-dvh wide:overflow-y-auto">
        <Sidebar {...search} />
      </aside>
      <div className="min-w-0">
        <header className="flex h-13 items-center gap-1 border-line border-b bg-sunken px-2 wide:hidden">
          <IconButton
            label={t('menu')}
            aria-expanded={isMenuOpen}
            aria-haspopup="dialog"
            onClick={() => setIsMenuOpen(true)}
          >
            <MenuIcon />
          </IconButton>
          <p className="truncate font-medium font-serif text-base">{name}</p>
        </header>
        <Dialog
          isOpen={isMenuOpen}
          onClose={() => setIsMenuOpen(false)}
          title={t('navigation')}
          placement="drawer"
        >
          <Sidebar {...search} onChoose={() => setIsMenuOpen(false)} />
        </Dialog>
        <main id={elementIds.main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <Palette isOpen={isPaletteOpen} onClose={() => setIsPaletteOpen(false)} />
      <ShortcutsDialog isOpen={areShortcutsOpen} onClose={() => setAreShortcutsOpen(false)} />
      <RouteAnnouncer />
      <ScrollRestoration />
    </div>
  );
}
