import {
  type BlogPostCard,
  blogPostCards,
  type CallOutput,
  type readBlogPost,
} from '@rostra/contract';
import { blogPosts } from '../collections/blog-posts.ts';
import { type Reader, visitorReader } from '../declare/reader.ts';
import { parseReadQuery } from '../query/parse-read-query.ts';
import type { PlainObject } from '../query/plain-values.ts';
import { findEntries } from '../read/entries.repo.ts';
import { findNeighbours, findRelatedIds } from './neighbours.repo.ts';
import type { PageStore } from './page-store.ts';
import { readBySlug } from './read-by-slug.ts';

const RELATED = 3;

/** Everything a post's page shows. */
export async function readBlogPostPage(
  store: PageStore,
  reader: Reader,
  slug: string,
): Promise<CallOutput<typeof readBlogPost>> {
  const post = await readBySlug(store, blogPosts, reader, slug);
  const place = { id: post.id, publishedAt: String(post.publishedAt) };
  const [neighbours, related] = await Promise.all([
    findNeighbours(store.db.queries, place, store.now()),
    listRelated(store, post.id),
  ]);
  return { data: post, meta: { ...neighbours, related } } as CallOutput<typeof readBlogPost>;
}

async function listRelated(store: PageStore, postId: number): Promise<BlogPostCard[]> {
  const now = store.now();
  const ids = await findRelatedIds(store.db.queries, postId, now, RELATED);
  if (ids.length === 0) return [];
  const { fields, populate } = blogPostCards();
  const asked = { fields, populate, filters: { id: { $in: ids.map(String) } } } as PlainObject;
  const query = parseReadQuery(asked, blogPosts, visitorReader);
  const found = await findEntries(store.db, now, query, { limit: RELATED, offset: 0 });
  const cards = new Map(
    found.map((json) => JSON.parse(json) as BlogPostCard).map((card) => [card.id, card]),
  );
  return ids.flatMap((id) => cards.get(id) ?? []);
}
