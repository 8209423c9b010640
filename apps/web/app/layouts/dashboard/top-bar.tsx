import { elementIds, pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Avatar, IconButton, Link, MenuIcon } from '@rostra/ui';
import { Notifications } from '../../features/notifications/index.ts';
import { pictureUrl, useDisplayName, useSession } from '../../features/sessions/index.ts';
import { ThemeToggle } from '../../lib/theme/theme-toggle.tsx';

interface TopBarProps {
  isMenuOpen: boolean;
  onOpenMenu: () => void;
}

export function TopBar({ isMenuOpen, onOpenMenu }: TopBarProps) {
  const t = useMessages('site');
  const { user } = useSession();
  const name = useDisplayName(user);
  return (
    <header
      data-print="hidden"
      className="flex h-16 items-center gap-1 border-line border-b px-gutter"
    >
      <IconButton
        label={t('menu')}
        aria-expanded={isMenuOpen}
        aria-controls={elementIds.memberMenu}
        aria-haspopup="dialog"
        onClick={onOpenMenu}
        className="-ms-3 shrink-0 md:hidden"
      >
        <MenuIcon />
      </IconButton>
      <div className="ms-auto flex min-w-0 items-center gap-1">
        <ThemeToggle className="shrink-0" />
        <Notifications />
        <Link
          href={pathTo(pages.profile)}
          className="flex min-h-11 min-w-0 items-center gap-2 rounded px-2 text-ink text-sm no-underline hover:bg-sunken"
        >
          <Avatar name={name} src={pictureUrl(user)} />
          <bdi className="truncate font-medium">{name}</bdi>
        </Link>
      </div>
    </header>
  );
}
