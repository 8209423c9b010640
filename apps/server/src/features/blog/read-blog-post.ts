import type { BlogPostCard, CallOutput, readBlogPost } from '@rostra/contract';
import {
  findEntries,
  isOneOf,
  listTranslations,
  type PageStore,
  pageLocale,
  type Reader,
  readBySlug,
  visitorReader,
} from '../content/index.ts';
import { blogPosts } from './collections/blog-posts.ts';
import { findNeighbours, findRelatedIds, type ReadingScope } from './related-posts.repo.ts';

const RELATED = 3;

/** Everything that the page of a post shows. */
export async function readBlogPostPage(
  store: PageStore,
  reader: Reader,
  { slug, locale: asked }: { slug: string; locale?: string | undefined },
): Promise<CallOutput<typeof readBlogPost>> {
  const locale = pageLocale(asked, store.locales);
  const post = await readBySlug(store, blogPosts, reader, slug, locale);
  const scope = { locale, now: store.now() };
  const position = { id: post.id, publishedAt: String(post.publishedAt) };
  const [neighbours, related, translations] = await Promise.all([
    findNeighbours(store.db.queries, position, scope),
    listRelated(store, post.id, scope),
    listTranslations(store, blogPosts, post.documentId),
  ]);
  return { data: post, meta: { ...neighbours, related, ...(translations && { translations }) } };
}

async function listRelated(
  store: PageStore,
  postId: number,
  scope: ReadingScope,
): Promise<BlogPostCard[]> {
  const ids = await findRelatedIds(store.db.queries, postId, scope, RELATED);
  if (ids.length === 0) return [];
  const found = await findEntries(store, blogPosts, visitorReader, {
    where: isOneOf(blogPosts, 'id', ids),
    without: ['body', 'freePart', 'seo'],
    limit: RELATED,
    locale: { kind: 'all' },
  });
  const cards = new Map(found.map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
