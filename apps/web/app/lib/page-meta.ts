import type { MetaDescriptor } from 'react-router';
import type { RootData } from './site-context.ts';

export interface PageMeta {
  /** Left out on the landing page, whose title is the site's name. */
  title?: string;
  description?: string;
  /** The address that search engines should know, from the root of the site. */
  path?: string;
  /** An absolute address, or one from the root of the site. */
  image?: { url: string; alt: string };
  type?: 'website' | 'article';
  publishedAt?: string;
  isHidden?: boolean;
}

interface Match {
  id: string;
  loaderData?: unknown;
}

const DEFAULT_IMAGE = { url: '/og-default.png', alt: '' };

/** Title, description, canonical address and Open Graph tags of one page. */
export function pageMeta(
  matches: readonly (Match | undefined)[],
  page: PageMeta,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  const site = root?.site;
  const siteName = site?.name ?? '';
  const title = [page.title, siteName].filter(Boolean).join(' – ');
  const image = page.image ?? DEFAULT_IMAGE;
  const absolute = (path: string) => (site ? new URL(path, site.url).href : path);
  return [
    { title },
    ...(page.description ? [{ name: 'description', content: page.description }] : []),
    ...(page.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.path !== undefined && site
      ? [
          { tagName: 'link', rel: 'canonical', href: absolute(page.path) },
          { property: 'og:url', content: absolute(page.path) },
        ]
      : []),
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: page.title ?? siteName },
    { property: 'og:type', content: page.type ?? 'website' },
    ...(page.description ? [{ property: 'og:description', content: page.description }] : []),
    { property: 'og:image', content: absolute(image.url) },
    ...(image.alt ? [{ property: 'og:image:alt', content: image.alt }] : []),
    ...(page.publishedAt
      ? [{ property: 'article:published_time', content: page.publishedAt }]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
