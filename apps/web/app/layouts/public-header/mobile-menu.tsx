import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { CloseIcon, cx, MenuIcon } from '@rostra/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLogOut, useSession } from '../../features/sessions/index.ts';
import { LanguageList } from '../../lib/languages/language-list.tsx';
import { PageNavLink } from '../../lib/navigation/page-nav-link.tsx';
import { memberLinks } from '../../lib/navigation/site-links.ts';
import type { LabelledLink } from '../../lib/site/label-links.ts';
import { useRootData } from '../../lib/site/site-context.ts';
import { useSiteLinks } from '../../lib/site/use-site-links.ts';
import { ThemeToggle } from '../../lib/theme/theme-toggle.tsx';

const rowClass = 'flex min-h-12 w-full items-center py-2 text-start text-lg no-underline';

interface MobileMenuProps {
  links: readonly LabelledLink[];
  className: string;
}

/** The navigation on small screens. A native popover, so it works before hydration and without JavaScript. */
export function MobileMenu({ links, className }: MobileMenuProps) {
  const t = useMessages('site');
  const { policies = [] } = useRootData()?.menus ?? {};
  const panelId = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const close = () => hide(panelRef.current);

  // Every navigation closes the menu, except the initial one: the menu may be opened before
  // hydration.
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    hide(panelRef.current);
  }, [key]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes the menu when the keyboard focus leaves it.
    <div
      className={cx('group', className)}
      onBlur={({ currentTarget, relatedTarget: next }) => {
        if (next && !currentTarget.contains(next)) close();
      }}
    >
      <button
        type="button"
        popoverTarget={panelId}
        onClick={() => toggleInOldBrowser(panelRef.current)}
        className="-me-2 inline-flex min-h-11 items-center gap-2 rounded px-2 font-medium text-sm"
      >
        <MenuIcon className="group-has-[:popover-open]:hidden" />
        <CloseIcon className="hidden group-has-[:popover-open]:block" />
        {t('menu')}
      </button>
      <div
        ref={panelRef}
        id={panelId}
        popover="auto"
        className="absolute inset-x-0 top-[calc(4rem+1px)] bottom-auto z-30 m-0 hidden max-h-[calc(100dvh-4rem)] w-full overflow-y-auto overscroll-contain border-0 border-line border-b bg-paper p-0 text-ink shadow-float data-open:block [&:popover-open]:block"
      >
        <nav aria-label={t('mainNavigation')} className="shell pt-2 pb-8">
          <MenuList>
            {links.map((entry) =>
              entry.href ? (
                <MenuLink key={entry.href} {...entry} onChoose={close} />
              ) : (
                <li key={entry.href} className="py-2">
                  <p className="pt-1 text-muted text-sm">{t('policies')}</p>
                  <ul>
                    {policies.map((link) => (
                      <MenuLink key={link.href} {...link} onChoose={close} isNested />
                    ))}
                  </ul>
                </li>
              ),
            )}
            <li className="noscript:hidden">
              <ThemeToggle isLabelled className="min-h-12 text-lg" />
            </li>
          </MenuList>
          <LanguageList
            className="mt-4 flex flex-wrap gap-x-6"
            linkClassName="inline-flex min-h-12 items-center"
          />
          <SessionEntries onChoose={close} />
        </nav>
      </div>
    </div>
  );
}

/** Browsers before 2024 have no popovers. There the button toggles the menu. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

function toggleInOldBrowser(panel: HTMLElement | null) {
  if (!hasPopovers()) panel?.toggleAttribute('data-open');
}

function hide(panel: HTMLElement | null) {
  if (hasPopovers()) panel?.hidePopover();
  else panel?.removeAttribute('data-open');
}

function MenuList({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>;
}

interface MenuLinkProps extends LabelledLink {
  onChoose: () => void;
  isNested?: boolean;
}

function MenuLink({ href, label, onChoose, isNested = false }: MenuLinkProps) {
  return (
    <li>
      <PageNavLink
        to={href}
        end={href === pages.landing.path || href === pages.dashboard.path}
        prefetch="intent"
        onClick={onChoose}
        className={({ isActive }) =>
          cx(rowClass, isNested && 'ps-4', isActive ? 'font-medium text-accent' : 'text-ink')
        }
      >
        {label}
      </PageNavLink>
    </li>
  );
}

function SessionEntries({ onChoose }: { onChoose: () => void }) {
  const t = useMessages('site');
  const { status } = useSession();
  const ownLinks = useSiteLinks(memberLinks);
  const logOut = useLogOut();
  if (status !== 'member') {
    return (
      <ul
        className="mt-6 grid grid-cols-2 gap-3"
        data-while={status === 'loading' ? 'unknown' : undefined}
      >
        <li>
          <PageNavLink
            to={pathTo(pages.login)}
            onClick={onChoose}
            className="flex min-h-12 items-center justify-center rounded border border-line-strong font-medium"
          >
            {t('login')}
          </PageNavLink>
        </li>
        <li>
          <PageNavLink
            to={pathTo(pages.register)}
            onClick={onChoose}
            className="flex min-h-12 items-center justify-center rounded bg-accent font-medium text-on-accent"
          >
            {t('join')}
          </PageNavLink>
        </li>
      </ul>
    );
  }
  return (
    <ul className="divide-y divide-line border-ink border-t">
      {ownLinks.map((link) => (
        <MenuLink key={link.href} {...link} onChoose={onChoose} />
      ))}
      <li>
        <button
          type="button"
          className={rowClass}
          onClick={() => {
            onChoose();
            void logOut();
          }}
        >
          {t('logout')}
        </button>
      </li>
    </ul>
  );
}
