import type { Author, Category, MediaFile } from '@rostra/contract';
import { pathOf } from '../addresses/path-of.ts';
import { blogPosts } from '../collections/blog-posts.ts';
import type { ContentService } from '../content-service.ts';
import { visitorReader } from '../declare/reader.ts';
import { renderBody } from '../pages/render-body.ts';
import { parseReadQuery } from '../query/parse-read-query.ts';
import { findEntries } from '../read/entries.repo.ts';

const ITEMS = 20;

export interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly author: string | null;
  readonly categories: readonly string[];
  readonly image: string | null;
}

interface Post {
  slug: string;
  title: string;
  excerpt: string | null;
  body: string;
  publishedAt: string;
  updatedAt: string;
  author: Author | null;
  categories: Category[];
  featuredImage: MediaFile | null;
}

/** The newest posts, whole, with every link absolute: a feed is read elsewhere. */
export async function listFeedItems({
  store,
  settings,
  onError,
}: ContentService): Promise<FeedItem[]> {
  const asked = { sort: 'publishedAt:desc', populate: '*' };
  const query = parseReadQuery(asked, blogPosts, visitorReader);
  const window = { limit: ITEMS, offset: 0 };
  const found = await findEntries(store.db, store.now(), query, window);
  const items = await Promise.allSettled(
    found.map(async (json) => {
      const post = JSON.parse(json) as Post;
      const url = settings.siteUrl + pathOf('blog-posts', post.slug);
      const { bodyHtml } = await renderBody(store, post.body);
      return {
        url,
        title: post.title,
        summary: post.excerpt ?? '',
        html: withAbsoluteLinks(bodyHtml, url, settings.siteUrl),
        publishedAt: post.publishedAt,
        updatedAt: post.updatedAt,
        author: post.author?.name ?? null,
        categories: post.categories.map(({ name }) => name),
        image: post.featuredImage ? settings.siteUrl + post.featuredImage.url : null,
      };
    }),
  );
  // One that cannot be shown is reported; the others are still sent.
  return items.flatMap((item) => {
    if (item.status === 'fulfilled') return [item.value];
    onError(item.reason);
    return [];
  });
}

export const withAbsoluteLinks = (html: string, pageUrl: string, siteUrl: string): string =>
  html
    .replace(/<source\b[^>]*>/g, '')
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
    .replace(/ href="#/g, ` href="${pageUrl}#`);
