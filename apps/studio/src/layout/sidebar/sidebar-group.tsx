import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { useId } from 'react';
import { NavLink } from 'react-router';
import type { SidebarLink } from './sidebar-links.ts';
import { useScreenName } from './use-screen-name.ts';

export const entryClass =
  'flex min-h-10 items-center gap-3 rounded px-2.5 text-ink no-underline hover:bg-raised';
const activeClass =
  'bg-raised font-semibold shadow-[inset_3px_0_0_var(--accent)] rtl:shadow-[inset_-3px_0_0_var(--accent)]';

interface SidebarGroupProps {
  name: SidebarLink['group'];
  links: readonly SidebarLink[];
  onChoose?: () => void;
}

export function SidebarGroup({ name, links, onChoose }: SidebarGroupProps) {
  const t = useMessages('studio');
  const nameOf = useScreenName();
  const headingId = useId();
  const hasHeading = name !== 'start';
  return (
    <div>
      {hasHeading ? (
        <p id={headingId} className="mb-1 px-2.5 text-muted text-xs">
          {t(`group.${name}`)}
        </p>
      ) : null}
      <ul className="grid gap-0.5" {...(hasHeading ? { 'aria-labelledby': headingId } : {})}>
        {links.map(({ name: screen, href, icon: EntryIcon }) => (
          <li key={href}>
            <NavLink
              to={href.slice(studioPath.length) || '/'}
              end={href === studioPath}
              onClick={onChoose}
              className={({ isActive }) => cx(entryClass, isActive && activeClass)}
            >
              <EntryIcon className="shrink-0 text-muted" />
              {nameOf({ name: screen })}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
