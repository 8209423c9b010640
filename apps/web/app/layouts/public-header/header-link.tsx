import { pages } from '@rostra/contract/pages';
import { cx } from '@rostra/ui';
import { NavLink } from 'react-router';

/** The place in the header's row; the current page is marked on the header's own hairline. */
export const headerItemClass =
  'relative inline-flex h-full items-center whitespace-nowrap px-1 text-ink text-sm no-underline md:max-lg:text-[0.875rem] hover:text-accent after:absolute after:inset-x-1 after:-bottom-px after:h-0.5';

export function HeaderLink({ href, label }: { href: string; label: string }) {
  return (
    <NavLink
      to={href}
      end={href === pages.landing.path}
      prefetch="intent"
      className={({ isActive }) => cx(headerItemClass, isActive && 'after:bg-accent')}
    >
      {label}
    </NavLink>
  );
}
