import type { BlogListQuery, CallOutput, readBlogList } from '@rostra/contract';
import {
  allOf,
  countEntries,
  equals,
  findEntries,
  hasRelated,
  orderBy,
  type PageStore,
  visitorReader,
} from '../content/index.ts';
import { blogPosts } from './collections/blog-posts.ts';
import { categories } from './collections/categories.ts';
import { tags } from './collections/tags.ts';

/** A page of post cards, newest first. */
export async function listPostCards(
  store: PageStore,
  { category, tag, page, pageSize }: BlogListQuery,
): Promise<CallOutput<typeof readBlogList>> {
  const where = allOf([
    ...(category
      ? [hasRelated(blogPosts, 'categories', equals(categories, 'slug', category))]
      : []),
    ...(tag ? [hasRelated(blogPosts, 'tags', equals(tags, 'slug', tag))] : []),
  ]);
  const [data, total] = await Promise.all([
    findEntries(store, blogPosts, visitorReader, {
      where,
      sort: [orderBy(blogPosts, 'publishedAt', 'desc')],
      without: ['body', 'seo'],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }),
    countEntries(store, blogPosts, where),
  ]);
  return {
    data,
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
  };
}
