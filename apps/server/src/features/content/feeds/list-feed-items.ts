import type { Author, Category, MediaFile } from '@rostra/contract';
import { pathOf } from '../addresses/path-of.ts';
import { blogPosts } from '../collections/blog-posts.ts';
import type { ContentService } from '../content-service.ts';
import { visitorReader } from '../declare/reader.ts';
import { NestedTooDeeply } from '../markdown/check-depth.ts';
import { renderBody } from '../pages/render-body.ts';
import { parseReadQuery } from '../query/parse-read-query.ts';
import { findEntries } from '../read/entries.repo.ts';

const ITEMS = 20;

export interface FeedItem {
  /** Stays when the address changes: by it a reader knows what it has shown already. */
  readonly id: string;
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
  documentId: string;
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
      const { bodyHtml } = await renderBody(store, post.body, url);
      return {
        id: post.documentId,
        url,
        title: post.title,
        summary: post.excerpt ?? '',
        html: bodyHtml,
        publishedAt: post.publishedAt,
        updatedAt: post.updatedAt,
        author: post.author?.name ?? null,
        categories: post.categories.map(({ name }) => name),
        image: post.featuredImage ? settings.siteUrl + post.featuredImage.url : null,
      };
    }),
  );
  // One that cannot be shown is reported; the others are still sent. Any other fault is the feed's.
  return items.flatMap((item) => {
    if (item.status === 'fulfilled') return [item.value];
    if (!(item.reason instanceof NestedTooDeeply)) throw item.reason;
    onError(item.reason);
    return [];
  });
}
