import { Link, LinkButton } from '@rostra/ui';
import { useRootData } from '../site/site-context.ts';

const places = [
  { href: '/policies/domestic', label: 'Domestic policy' },
  { href: '/policies/international', label: 'International policy' },
  { href: '/policies/economic', label: 'Economic policy' },
  { href: '/tech-manifesto', label: 'Tech Manifesto' },
  { href: '/blog', label: 'Blog' },
  { href: '/about', label: 'About' },
];

export function NotFoundPage() {
  const hasBlog = useRootData()?.site.features.blog ?? false;
  return (
    <div className="shell grid gap-12 py-section lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h1 className="text-4xl">There is no page at this address.</h1>
        <p className="mt-6 max-w-measure text-lg text-muted">
          It may have been moved or withdrawn, or the address may have a typing error in it. Nothing
          is wrong with your browser.
        </p>
        <LinkButton href="/" className="mt-8">
          Go to the home page
        </LinkButton>
      </div>
      <nav aria-labelledby="places" className="lg:col-span-4 lg:col-start-9">
        <h2 id="places" className="font-sans font-semibold text-sm tracking-normal">
          What people look for most
        </h2>
        <ul className="mt-3 border-line border-t">
          {places
            .filter(({ href }) => hasBlog || href !== '/blog')
            .map(({ href, label }) => (
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
