import { Brand } from '../../lib/site/brand.tsx';
import { useRootData } from '../../lib/site/site-context.ts';
import { ThemeToggle } from '../../lib/theme/theme-toggle.tsx';
import type { SiteLink } from '../site-links.ts';
import { HeaderLink } from './header-link.tsx';
import { PoliciesMenu } from './policies-menu.tsx';
import { SessionActions } from './session-actions.tsx';
import { SmallMenu } from './small-menu.tsx';

const firstLinks: readonly SiteLink[] = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
];
const manifestoLink: SiteLink = { label: 'Tech Manifesto', href: '/tech-manifesto' };
const blogLink: SiteLink = { label: 'Blog', href: '/blog' };

export function PublicHeader() {
  const hasBlog = useRootData()?.site.features.blog ?? false;
  const lastLinks = hasBlog ? [manifestoLink, blogLink] : [manifestoLink];
  return (
    <header data-print="hidden" className="relative border-line border-b bg-paper">
      <div className="shell flex h-16 items-center justify-between gap-3 lg:h-18 lg:gap-4">
        <Brand />
        <nav aria-label="Main" className="hidden h-full shrink-0 md:block">
          <ul className="flex h-full items-center gap-1.5 lg:gap-5">
            {firstLinks.map((link) => (
              <li key={link.href} className="h-full">
                <HeaderLink {...link} />
              </li>
            ))}
            <li className="h-full">
              <PoliciesMenu />
            </li>
            {lastLinks.map((link) => (
              <li key={link.href} className="h-full">
                <HeaderLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden shrink-0 items-center md:flex lg:gap-2">
          <ThemeToggle className="md:max-lg:w-9" />
          <SessionActions />
        </div>
        <SmallMenu links={[...firstLinks, ...lastLinks]} />
      </div>
    </header>
  );
}
