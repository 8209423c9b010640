import type { Site } from '@rostra/contract';

type Absolute = (path: string) => string;

export function organisation(site: Site, absolute: Absolute): object {
  const profiles = Object.values(site.social).filter((url) => url !== null);
  return {
    '@type': 'Organization',
    '@id': `${absolute('/')}#organisation`,
    name: site.name,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    email: site.contactEmail,
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

/** The last item is the page itself. */
export function breadcrumbs(
  crumbs: readonly { label: string; href: string }[],
  absolute: Absolute,
): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Home', href: '/' }, ...crumbs].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  };
}

export interface ArticleFacts {
  title: string;
  description: string;
  path: string;
  publishedAt?: string;
  updatedAt: string;
  /** Omitted if the organisation is the author. */
  authorName?: string | undefined;
  imageUrl?: string | undefined;
}

export function article(facts: ArticleFacts, site: Site, absolute: Absolute): object {
  const publisher = organisation(site, absolute);
  return {
    '@type': 'Article',
    headline: facts.title,
    ...(facts.description ? { description: facts.description } : {}),
    mainEntityOfPage: absolute(facts.path),
    inLanguage: 'en',
    ...(facts.publishedAt ? { datePublished: facts.publishedAt } : {}),
    dateModified: facts.updatedAt,
    author: facts.authorName ? { '@type': 'Person', name: facts.authorName } : publisher,
    publisher,
    image: absolute(facts.imageUrl ?? '/og-default.png'),
  };
}
