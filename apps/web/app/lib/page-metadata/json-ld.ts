import type { Site } from '@rostra/contract';
import type { Messages } from '@rostra/messages';

/** What structured data needs to know about the page. */
export interface JsonLdPage {
  site: Site;
  /** Makes a URL absolute. */
  absolute: (path: string) => string;
  messages: Messages;
}

export function organisation({ site, absolute }: JsonLdPage): object {
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
  { absolute, messages }: JsonLdPage,
): object {
  const home = { label: messages.of('site')('nav.home'), href: '/' };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...crumbs].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  };
}

export interface ArticleDetails {
  title: string;
  description: string;
  path: string;
  publishedAt?: string;
  updatedAt: string;
  /** Omitted if the organisation is the author. */
  authorName?: string | undefined;
  imageUrl?: string | undefined;
}

export function article(details: ArticleDetails, page: JsonLdPage): object {
  const { absolute, messages } = page;
  const publisher = organisation(page);
  return {
    '@type': 'Article',
    headline: details.title,
    ...(details.description ? { description: details.description } : {}),
    mainEntityOfPage: absolute(details.path),
    inLanguage: messages.language,
    ...(details.publishedAt ? { datePublished: details.publishedAt } : {}),
    dateModified: details.updatedAt,
    author: details.authorName ? { '@type': 'Person', name: details.authorName } : publisher,
    publisher,
    image: absolute(details.imageUrl ?? '/og-default.png'),
  };
}
