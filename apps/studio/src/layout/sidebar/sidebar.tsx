import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { useCollections } from '../../lib/content/collections.ts';
import { SearchIcon } from '../../lib/icons.tsx';
import { useSite } from '../../lib/site.ts';
import { useCan } from '../../session/session-provider.tsx';
import { SidebarFooter } from './sidebar-footer.tsx';
import { SidebarGroup } from './sidebar-group.tsx';
import { sidebarGroups } from './sidebar-links.ts';
import { useFoldedGroups } from './use-folded-groups.ts';

const PALETTE_KEYS = 'Ctrl K';

interface SidebarProps {
  onChoose?: () => void;
  onSearch: () => void;
  onShortcuts: () => void;
}

/** The navigation. Inside a drawer, `onChoose` closes it. */
export function Sidebar({ onChoose, onSearch, onShortcuts }: SidebarProps) {
  const t = useMessages('studio');
  const keys = useMessages('studio-keys');
  const { name, features } = useSite();
  const collections = useCollections();
  const can = useCan();
  const groups = sidebarGroups({ can, collections, features });
  const { isFolded, toggle } = useFoldedGroups(groups.flatMap(({ links }) => links).length);
  return (
    <div className="flex min-h-full flex-col">
      <Link
        href={studioPath}
        {...(onChoose ? { onClick: onChoose } : {})}
        className="mb-2 block rounded px-2.5 text-ink no-underline"
      >
        <span className="block text-balance font-medium font-serif text-lg leading-tight">
          {name}
        </span>
        <span className="block text-muted text-xs">{t('name')}</span>
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onSearch}
        className="mb-2 flex min-h-10 items-center gap-3 rounded border border-line-strong bg-raised px-2.5 text-muted hover:border-ink"
      >
        <SearchIcon className="size-4 shrink-0" />
        <span className="grow text-start">{keys('openPalette')}</span>
        <span aria-hidden="true" className="key-cap whitespace-nowrap max-wide:hidden">
          {PALETTE_KEYS}
        </span>
      </button>
      <nav aria-label={t('navigation')} className="grid gap-2.5 wide:gap-1">
        {groups.map((group) => (
          <SidebarGroup
            key={group.name}
            {...group}
            isFolded={isFolded(group.name)}
            onToggle={() => toggle(group.name)}
            {...(onChoose ? { onChoose } : {})}
          />
        ))}
      </nav>
      <SidebarFooter onShortcuts={onShortcuts} />
    </div>
  );
}
