import { pages } from '@rostra/contract/pages';
import { cx } from '@rostra/ui';
import { PageNavLink } from '../../lib/navigation/page-nav-link.tsx';

/** The current page is marked on the bottom border of the header. */
export const headerItemClass =
  'relative inline-flex h-full items-center whitespace-nowrap px-1 text-ink text-sm no-underline md:max-lg:text-[0.875rem] hover:text-accent after:absolute after:inset-x-1 after:-bottom-px after:h-0.5';

export function HeaderLink({ href, label }: { href: string; label: string }) {
  return (
    <PageNavLink
      to={href}
      end={href === pages.landing.path}
      className={({ isActive }) => cx(headerItemClass, isActive && 'after:bg-accent')}
    >
      {label}
    </PageNavLink>
  );
}
