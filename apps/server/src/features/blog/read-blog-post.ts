import type { BlogPostCard, CallOutput, readBlogPost } from '@rostra/contract';
import {
  findEntries,
  isOneOf,
  type PageStore,
  type Reader,
  readBySlug,
  visitorReader,
} from '../content/index.ts';
import { blogPosts } from './collections/blog-posts.ts';
import { findNeighbours, findRelatedIds } from './related-posts.repo.ts';

const RELATED = 3;

/** Everything that the page of a post shows. */
export async function readBlogPostPage(
  store: PageStore,
  reader: Reader,
  slug: string,
): Promise<CallOutput<typeof readBlogPost>> {
  const post = await readBySlug(store, blogPosts, reader, slug);
  const position = { id: post.id, publishedAt: String(post.publishedAt) };
  const [neighbours, related] = await Promise.all([
    findNeighbours(store.db.queries, position, store.now()),
    listRelated(store, post.id),
  ]);
  return { data: post, meta: { ...neighbours, related } };
}

async function listRelated(store: PageStore, postId: number): Promise<BlogPostCard[]> {
  const ids = await findRelatedIds(store.db.queries, postId, store.now(), RELATED);
  if (ids.length === 0) return [];
  const found = await findEntries(store, blogPosts, visitorReader, {
    where: isOneOf(blogPosts, 'id', ids),
    without: ['body', 'seo'],
    limit: RELATED,
  });
  const cards = new Map(found.map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
