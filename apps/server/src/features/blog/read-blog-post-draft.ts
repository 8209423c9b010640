import type { CallOutput, readBlogPost } from '@rostra/contract';
import { type DraftReference, type PageStore, type Reader, readDraft } from '../content/index.ts';
import { blogPosts } from './collections/blog-posts.ts';

/** The page of a draft. Its neighbours are only known once it is published. */
export const readBlogPostDraft = async (
  store: PageStore,
  reader: Reader,
  draft: DraftReference,
): Promise<CallOutput<typeof readBlogPost>> => ({
  data: await readDraft(store, blogPosts, reader, draft),
  meta: { previous: null, next: null, related: [] },
});
