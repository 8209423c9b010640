import { pages } from '@rostra/contract/pages';
import { cx } from '@rostra/ui';
import { useLogOut } from '../../features/sessions/index.ts';
import { PageNavLink } from '../../lib/navigation/page-nav-link.tsx';
import { linkTo, type SiteLink } from '../../lib/navigation/site-links.ts';
import { Brand } from '../../lib/site/brand.tsx';
import { useAvailableLinks } from '../../lib/site/use-available-links.ts';

const links: readonly SiteLink[] = [
  linkTo('Dashboard', pages.dashboard),
  linkTo('Member Content', pages.memberContents),
  linkTo('Profile', pages.profile),
  linkTo('Subscription', pages.subscription),
];

const entryClass =
  'flex min-h-11 w-full items-center rounded px-3 py-2 text-left text-ink text-sm no-underline hover:bg-raised';

export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const logOut = useLogOut();
  const entries = useAvailableLinks(links);
  return (
    <nav aria-label="Members" className="flex min-h-full flex-col">
      <div className="mb-6 px-3">
        <Brand />
      </div>
      <ul className="grid gap-1">
        {entries.map(({ label, href }) => (
          <li key={href}>
            <PageNavLink
              to={href}
              end={href === pages.dashboard.path}
              onClick={onChoose}
              className={({ isActive }) =>
                cx(
                  entryClass,
                  isActive && 'bg-raised font-semibold shadow-[inset_3px_0_0_var(--accent)]',
                )
              }
            >
              {label}
            </PageNavLink>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={cx(entryClass, 'mt-6 border-line border-t')}
        onClick={() => {
          onChoose?.();
          void logOut();
        }}
      >
        Logout
      </button>
    </nav>
  );
}
