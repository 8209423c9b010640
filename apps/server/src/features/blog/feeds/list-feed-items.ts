import { inLanguage, pages, pathTo } from '@rostra/contract/pages';
import { TooMuchWork } from '../../../concurrency/limited-thread.ts';
import {
  type ContentService,
  findEntries,
  NestedTooDeeply,
  onlyIn,
  openText,
  orderBy,
  renderBody,
  visitorReader,
} from '../../content/index.ts';
import { blogPosts } from '../collections/blog-posts.ts';

const ITEMS = 20;

export interface FeedItem {
  /** Stays the same when the URL changes, so that feed readers do not show a post twice. */
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

/** The newest posts in one language, as far as everybody may read them, with absolute links. */
export async function listFeedItems(
  { store, siteUrl, languages, onError }: ContentService,
  locale: string,
): Promise<FeedItem[]> {
  const posts = await findEntries(store, blogPosts, visitorReader, {
    sort: [orderBy(blogPosts, 'publishedAt', 'desc')],
    limit: ITEMS,
    locale: onlyIn(locale),
  });
  const items = await Promise.allSettled(
    posts.map(async (post) => {
      const path = pathTo(pages.blogPost, { slug: post.slug });
      const url = siteUrl + inLanguage(path, locale, languages);
      const { markdown } = openText(blogPosts, visitorReader, post);
      const { bodyHtml } = await renderBody(store, markdown, { locale, pageUrl: url });
      return {
        id: post.documentId,
        url,
        title: post.title,
        summary: post.excerpt ?? '',
        html: bodyHtml,
        publishedAt: String(post.publishedAt),
        updatedAt: post.updatedAt,
        author: post.author?.name ?? null,
        categories: post.categories.map(({ name }) => name),
        image: post.featuredImage ? siteUrl + post.featuredImage.url : null,
      };
    }),
  );
  // Leave out and report a post that cannot be rendered. Any other error fails the whole feed.
  return items.flatMap((item) => {
    if (item.status === 'fulfilled') return [item.value];
    const { reason } = item;
    if (!(reason instanceof NestedTooDeeply || reason instanceof TooMuchWork)) throw reason;
    onError(reason);
    return [];
  });
}
