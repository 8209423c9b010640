import { pages, pathTo } from '@rostra/contract/pages';
import { Link, LinkButton } from '@rostra/ui';
import { linkTo, policyLinks, type SiteLink } from '../navigation/site-links.ts';
import { useAvailableLinks } from '../site/use-available-links.ts';

const places: readonly SiteLink[] = [
  ...policyLinks.map(({ label, href }) => ({ label: `${label} policy`, href })),
  linkTo('Tech Manifesto', pages.manifesto),
  linkTo('Blog', pages.blog),
  linkTo('About', pages.about),
];

export function NotFoundPage() {
  const links = useAvailableLinks(places);
  return (
    <div className="shell grid in-data-member-area:p-0 gap-12 py-section lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h1 className="text-4xl">There is no page at this address.</h1>
        <p className="mt-6 max-w-measure text-lg text-muted">
          It may have been moved or removed, or the address may be mistyped.
        </p>
        <LinkButton href={pathTo(pages.landing)} className="mt-8">
          Go to the home page
        </LinkButton>
      </div>
      <nav aria-labelledby="places" className="lg:col-span-4 lg:col-start-9">
        <h2 id="places" className="font-sans font-semibold text-sm tracking-normal">
          Popular pages
        </h2>
        <ul className="mt-3 border-line border-t">
          {links.map(({ href, label }) => (
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
