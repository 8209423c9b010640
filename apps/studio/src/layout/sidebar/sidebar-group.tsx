import { useMessages } from '@rostra/messages/react';
import { ChevronDownIcon, cx } from '@rostra/ui';
import { type ComponentProps, useId } from 'react';
import { matchPath, NavLink, useLocation } from 'react-router';
import { toScreen } from '../app-link.tsx';
import type { SidebarGroupName, SidebarLink } from './sidebar-links.ts';
import { useScreenName } from './use-screen-name.ts';

export const entryClass =
  'flex min-h-10 items-center gap-3 rounded px-2.5 text-ink no-underline hover:bg-raised wide:min-h-7';
const activeClass =
  'bg-raised font-semibold shadow-[inset_3px_0_0_var(--accent)] rtl:shadow-[inset_-3px_0_0_var(--accent)]';

interface SidebarGroupProps {
  name: SidebarGroupName;
  links: readonly SidebarLink[];
  isFolded: boolean;
  onToggle: () => void;
  onChoose?: () => void;
}

/** The first group is always open. A folded one still shows the current screen. */
export function SidebarGroup({ name, links, isFolded, onToggle, onChoose }: SidebarGroupProps) {
  const { pathname } = useLocation();
  const headingId = useId();
  const listId = useId();
  const chosen = { ...(onChoose ? { onChoose } : {}) };
  if (name === 'start') return <SidebarList links={links} {...chosen} />;
  const shown = isFolded ? links.filter((link) => isCurrent(link, pathname)) : links;
  return (
    <div>
      <GroupHeading
        id={headingId}
        name={name}
        aria-controls={listId}
        aria-expanded={!isFolded}
        onClick={onToggle}
      />
      <SidebarList id={listId} aria-labelledby={headingId} links={shown} {...chosen} />
    </div>
  );
}

interface GroupHeadingProps extends ComponentProps<'button'> {
  name: Exclude<SidebarGroupName, 'start'>;
}

function GroupHeading({ name, ...props }: GroupHeadingProps) {
  const t = useMessages('studio');
  return (
    <button
      type="button"
      {...props}
      className="group flex min-h-10 w-full cursor-pointer items-center justify-between gap-2 rounded px-2.5 text-start text-muted text-xs hover:bg-raised hover:text-ink wide:min-h-6.5"
    >
      {t(`group.${name}`)}
      <ChevronDownIcon className="size-3.5 shrink-0 -rotate-90 group-aria-expanded:rotate-0 rtl:rotate-90 rtl:group-aria-expanded:rotate-0" />
    </button>
  );
}

interface SidebarListProps extends ComponentProps<'ul'> {
  links: readonly SidebarLink[];
  onChoose?: () => void;
}

function SidebarList({ links, onChoose, ...props }: SidebarListProps) {
  const nameOf = useScreenName();
  return (
    <ul {...props} className="grid gap-px">
      {links.map((link) => (
        <li key={link.href}>
          <NavLink
            to={pathOf(link)}
            end={isStart(link)}
            onClick={onChoose}
            className={({ isActive }) => cx(entryClass, isActive && activeClass)}
          >
            <link.icon className="shrink-0 text-muted" />
            {nameOf(link)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

const pathOf = ({ href }: SidebarLink): string => toScreen(href) ?? '/';

/** Every address begins like that of the start. */
const isStart = (link: SidebarLink): boolean => pathOf(link) === '/';

const isCurrent = (link: SidebarLink, pathname: string): boolean =>
  matchPath({ path: pathOf(link), end: isStart(link) }, pathname) !== null;
