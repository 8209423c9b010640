import type { BlogListQuery, CallOutput, readBlogList } from '@rostra/contract';
import {
  allOf,
  countEntries,
  equals,
  findEntries,
  hasRelated,
  type LocaleScope,
  orderBy,
  type PageStore,
  pageLocale,
  visitorReader,
} from '../content/index.ts';
import { blogPosts } from './collections/blog-posts.ts';
import { categories } from './collections/categories.ts';
import { tags } from './collections/tags.ts';

/** A page of post cards, newest first. */
export async function listPostCards(
  store: PageStore,
  { category, tag, page, pageSize, locale: asked }: BlogListQuery,
): Promise<CallOutput<typeof readBlogList>> {
  const locale = pageLocale(asked, store.locales);
  const where = allOf([
    ...(category
      ? [hasRelated(blogPosts, 'categories', await isNamed(store, categories, category, locale))]
      : []),
    ...(tag ? [hasRelated(blogPosts, 'tags', await isNamed(store, tags, tag, locale))] : []),
  ]);
  const [data, total] = await Promise.all([
    findEntries(store, blogPosts, visitorReader, {
      where,
      sort: [orderBy(blogPosts, 'publishedAt', 'desc')],
      without: ['body', 'freePart', 'seo'],
      limit: pageSize,
      offset: (page - 1) * pageSize,
      locale,
    }),
    countEntries(store, blogPosts, where, locale),
  ]);
  return {
    data,
    meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } },
  };
}

/** By document if posts in two languages are listed, because each has the categories of its own language. */
async function isNamed(
  store: PageStore,
  collection: typeof categories | typeof tags,
  slug: string,
  locale: LocaleScope,
) {
  const bySlug = equals<typeof tags>(collection, 'slug', slug);
  if (locale.kind === 'only') return bySlug;
  const [found] = await findEntries(store, collection as typeof tags, visitorReader, {
    where: bySlug,
    limit: 1,
    locale,
  });
  return equals<typeof tags>(collection, 'documentId', found?.documentId ?? '');
}
