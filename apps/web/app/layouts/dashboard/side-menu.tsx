import { isStaffRole } from '@rostra/contract';
import { pages, studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { useLogOut, useSession } from '../../features/sessions/index.ts';
import { PageNavLink } from '../../lib/navigation/page-nav-link.tsx';
import { linkTo, type SiteLink } from '../../lib/navigation/site-links.ts';
import { Brand } from '../../lib/site/brand.tsx';
import { useSiteLinks } from '../../lib/site/use-site-links.ts';

const links: readonly SiteLink[] = [
  linkTo('dashboard', pages.dashboard),
  linkTo('memberContents', pages.memberContents),
  linkTo('profile', pages.profile),
  linkTo('subscription', pages.subscription),
];

const entryClass =
  'flex min-h-11 w-full items-center rounded px-3 py-2 text-start text-ink text-sm no-underline hover:bg-raised';

export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const t = useMessages('site');
  const logOut = useLogOut();
  const entries = [...useSiteLinks(links)];
  // Not a message of the public pages, which visitors would download.
  const more = useMessages('dashboard');
  entries.splice(
    -2,
    0,
    { label: more('consultations'), href: pages.memberConsultations.path },
    { label: more('votes'), href: pages.memberVotes.path },
  );
  return (
    <nav aria-label={t('memberNavigation')} className="flex min-h-full flex-col">
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
                  isActive &&
                    'bg-raised font-semibold shadow-[inset_3px_0_0_var(--accent)] rtl:shadow-[inset_-3px_0_0_var(--accent)]',
                )
              }
            >
              {label}
            </PageNavLink>
          </li>
        ))}
        <StudioEntry />
      </ul>
      <button
        type="button"
        className={cx(entryClass, 'mt-6 border-line border-t')}
        onClick={() => {
          onChoose?.();
          void logOut();
        }}
      >
        {t('logout')}
      </button>
    </nav>
  );
}

/** Another app, so a plain link. */
function StudioEntry() {
  const t = useMessages('dashboard');
  const { user } = useSession();
  if (!user || !isStaffRole(user.role.type)) return null;
  return (
    <li>
      <a href={studioPath} className={entryClass}>
        {t('studio')}
      </a>
    </li>
  );
}
