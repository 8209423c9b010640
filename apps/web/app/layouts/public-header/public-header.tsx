import { pages } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { useSession } from '../../features/sessions/index.ts';
import { LanguageMenu } from '../../lib/languages/language-menu.tsx';
import { Brand } from '../../lib/site/brand.tsx';
import { useRootData } from '../../lib/site/site-context.ts';
import { ThemeToggle } from '../../lib/theme/theme-toggle.tsx';
import { HeaderLink } from './header-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PoliciesMenu } from './policies-menu.tsx';
import { SessionActions } from './session-actions.tsx';
import { useHeaderLayout } from './use-header-layout.ts';

export function PublicHeader() {
  const t = useMessages('site');
  const { status } = useSession();
  const { main = [] } = useRootData()?.menus ?? {};
  const layout = useHeaderLayout();
  return (
    <header data-print="hidden" className="relative border-line border-b bg-paper">
      <div className="shell flex h-16 items-center justify-between gap-3 lg:h-18 lg:gap-4">
        <Brand />
        <nav
          aria-label={t('mainNavigation')}
          className={cx('hidden h-full shrink-0', layout.links)}
        >
          <ul className="flex h-full items-center gap-1.5 lg:gap-5">
            {main.map((link) => (
              // A tablet has no room for it: there the footer and the home page lead to it.
              <li
                key={link.href}
                className={cx('h-full', link.href === pages.takePart.path && 'max-lg:hidden')}
              >
                {link.href ? <HeaderLink {...link} /> : <PoliciesMenu />}
              </li>
            ))}
          </ul>
        </nav>
        <div
          className={cx(
            'hidden items-center lg:gap-2',
            layout.actions,
            // The member's name shrinks before the brand does.
            status === 'member' ? 'min-w-40 shrink-[9999]' : 'shrink-0',
          )}
        >
          <LanguageMenu />
          <ThemeToggle className="shrink-0 md:max-lg:w-9" />
          <SessionActions />
        </div>
        <MobileMenu className={layout.menu} links={main} />
      </div>
    </header>
  );
}
