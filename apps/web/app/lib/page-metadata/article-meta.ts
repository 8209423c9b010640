import type { PageContent } from '../documents/page-content.ts';
import { article, breadcrumbs, type ListedPage } from './json-ld.ts';
import type { PageMeta } from './page-meta.ts';

type ArticlePage = Pick<PageContent, 'title' | 'path' | 'publishedAt' | 'updatedAt' | 'seo'> &
  Partial<Pick<PageContent, 'picture' | 'translations'>>;

interface ArticleMetaOptions {
  /** The way to the page. The last one is the page itself. */
  crumbs: readonly ListedPage[];
  isForMembers?: boolean;
  /** Omitted if the organisation is the author. */
  authorName?: string | undefined;
}

/** Metadata of a text with a date. */
export function articleMeta(
  { title, path, publishedAt, updatedAt, seo, picture, translations }: ArticlePage,
  { crumbs, ...details }: ArticleMetaOptions,
): PageMeta {
  const { description } = seo;
  const dates = { publishedAt, updatedAt };
  const imageUrl = picture?.url;
  return {
    title: seo.title,
    description,
    path,
    translations,
    type: 'article',
    ...dates,
    ...(picture ? { image: picture } : {}),
    jsonLd: (page) => [
      article({ title, description, path, ...dates, imageUrl, ...details }, page),
      breadcrumbs(crumbs, page),
    ],
  };
}
