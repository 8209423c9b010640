import { pages, pathTo } from '@rostra/contract/pages';

export const editionsPath = (slug: string) => pathTo(pages.editions, { slug });

export const editionPath = (slug: string, number: number) =>
  pathTo(pages.edition, { slug, number: String(number) });

/** Served by the server, not by the web app. */
export const editionFilePath = (slug: string, number: number, format: 'pdf' | 'epub') =>
  `${editionPath(slug, number)}.${format}`;

export const comparisonPath = (slug: string, from: number, to: number) =>
  pathTo(pages.comparison, { slug, from: String(from), to: String(to) });
