import { readBlogPost } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';
import { type Post, toPost } from '../post.ts';

/** The post as the member may see it. */
export async function readUnlockedPost(
  slug: string,
  api: Client,
  query: { locale?: string },
  signal: AbortSignal,
): Promise<Post> {
  return toPost(await api(readBlogPost, { params: { slug }, query }, { signal }));
}
