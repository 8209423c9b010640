import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Link, LinkButton } from '@rostra/ui';
import { linkTo } from '../navigation/site-links.ts';
import { useRootData } from '../site/site-context.ts';
import { useSiteLinks } from '../site/use-site-links.ts';

const others = [
  linkTo('manifesto', pages.manifesto),
  linkTo('blog', pages.blog),
  linkTo('about', pages.about),
];

export function NotFoundPage() {
  const t = useMessages('site');
  // Made on the server, so that no other page loads what names policy areas.
  const policyLinks = useRootData()?.menus.policies ?? [];
  const otherLinks = useSiteLinks(others);
  return (
    <div className="shell grid in-data-member-area:p-0 gap-12 py-section lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h1 className="text-4xl">{t('notFoundTitle')}</h1>
        <p className="mt-6 max-w-measure text-lg text-muted">{t('notFoundText')}</p>
        <LinkButton href={pathTo(pages.landing)} className="mt-8">
          {t('goHome')}
        </LinkButton>
      </div>
      <nav aria-labelledby="places" className="lg:col-span-4 lg:col-start-9">
        <h2 id="places" className="font-sans font-semibold text-sm tracking-normal">
          {t('popularPages')}
        </h2>
        <ul className="mt-3 border-line border-t">
          {[...policyLinks, ...otherLinks].map(({ href, label }) => (
            <li key={href} className="border-line border-b">
              <Link
                href={href}
                className="block py-3 font-serif text-lg hover:text-accent hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
