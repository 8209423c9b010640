import { readBlogPost } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import type { RouterContextProvider } from 'react-router';
import { localeInLoader } from '../../../lib/languages/content-locale.ts';
import { load } from '../../../lib/server-rendering/load.ts';
import { hostContext } from '../../../lib/server-rendering/render-host.ts';
import { type Post, toPost } from '../post.ts';

export async function loadPost(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<Post> {
  context.get(hostContext).tag(`blog-posts:${slug}`);
  const response = await load(
    context,
    (api) => api(readBlogPost, { params: { slug }, query: localeInLoader(context) }),
    (movedTo) => pathTo(pages.blogPost, { slug: movedTo }),
  );
  return toPost(response);
}
