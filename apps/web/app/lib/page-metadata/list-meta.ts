import { breadcrumbs, collection, type ListedPage } from './json-ld.ts';
import type { PageMeta } from './page-meta.ts';

interface ListPage {
  title: string;
  description: string;
  path: string;
  items: readonly ListedPage[];
  /** The way to the page, unless it is only the page itself. */
  crumbs?: readonly ListedPage[];
}

/** Metadata of a page that lists others. */
export function listMeta({ items, crumbs, ...details }: ListPage): PageMeta {
  const own = { label: details.title, href: details.path };
  return {
    ...details,
    jsonLd: (page) => [collection({ ...details, items }, page), breadcrumbs(crumbs ?? [own], page)],
  };
}
