import { isStaffRole } from '@rostra/contract';
import { pages, studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { type ReactNode, useId } from 'react';
import { useLogOut, useSession } from '../../features/sessions/index.ts';
import { PageNavLink } from '../../lib/navigation/page-nav-link.tsx';
import { linkTo } from '../../lib/navigation/site-links.ts';
import { Brand } from '../../lib/site/brand.tsx';
import type { LabelledLink } from '../../lib/site/label-links.ts';
import { useSiteLinks } from '../../lib/site/use-site-links.ts';

const reading = [
  linkTo('dashboard', pages.dashboard),
  linkTo('memberContents', pages.memberContents),
];
const account = [linkTo('profile', pages.profile), linkTo('subscription', pages.subscription)];

const entryClass =
  'flex min-h-11 w-full items-center rounded px-3 py-2 text-start text-ink text-sm no-underline hover:bg-raised';

export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const site = useMessages('site');
  // Not messages of the public pages, which visitors would download.
  const t = useMessages('dashboard');
  const logOut = useLogOut();
  return (
    <nav aria-label={site('memberNavigation')} className="flex min-h-full flex-col">
      <div className="mb-6 px-3">
        <Brand />
      </div>
      <div className="grid gap-5">
        <MenuGroup title={t('menu.read')} entries={useSiteLinks(reading)} onChoose={onChoose} />
        <MenuGroup
          title={t('menu.takePart')}
          entries={[
            { label: t('consultations'), href: pages.memberConsultations.path },
            { label: t('votes'), href: pages.memberVotes.path },
          ]}
          onChoose={onChoose}
        />
        <MenuGroup title={t('menu.account')} entries={useSiteLinks(account)} onChoose={onChoose}>
          <StudioEntry />
        </MenuGroup>
      </div>
      <button
        type="button"
        className={cx(entryClass, 'mt-6 border-line border-t')}
        onClick={() => {
          onChoose?.();
          void logOut();
        }}
      >
        {site('logout')}
      </button>
    </nav>
  );
}

interface MenuGroupProps {
  title: string;
  entries: readonly LabelledLink[];
  onChoose: (() => void) | undefined;
  children?: ReactNode;
}

function MenuGroup({ title, entries, onChoose, children }: MenuGroupProps) {
  // The menu of large screens stays beside the drawer.
  const id = useId();
  return (
    <div>
      <p id={id} className="px-3 pb-1 text-muted text-xs">
        {title}
      </p>
      <ul aria-labelledby={id} className="grid gap-1">
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
        {children}
      </ul>
    </div>
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
