import type { RouterContextProvider } from 'react-router';
import type { Post, PostList } from './post.ts';

/** Nothing is published before the content service exists. */
export async function loadPostList(
  _context: Readonly<RouterContextProvider>,
  _query: { category: string | undefined; tag: string | undefined; page: number },
): Promise<PostList> {
  return { posts: [], categories: [], page: 1, pageCount: 1 };
}

export async function findPost(
  _context: Readonly<RouterContextProvider>,
  _slug: string,
): Promise<Post | undefined> {
  return undefined;
}
