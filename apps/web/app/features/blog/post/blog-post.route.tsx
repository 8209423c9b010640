import { pages, pathTo } from '@rostra/contract/pages';
import { lazyWithMessages } from '../../../lib/messages/lazy-with-messages.ts';
import { translate } from '../../../lib/messages/translate.ts';
import { articleMeta } from '../../../lib/page-metadata/article-meta.ts';
import { notFoundMeta } from '../../../lib/page-metadata/not-found-meta.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import { requireFeature } from '../../../lib/server-rendering/require-feature.ts';
import { listPath } from '../list/post-list.ts';
import type { Route } from './+types/blog-post.route.ts';
import { BlogPostPage } from './blog-post-page.tsx';
import { loadPost } from './load-post.ts';

const MembersPost = lazyWithMessages('pages', () => import('./members-post.tsx'));

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireFeature(context, pages.blogPost);
  const post = await loadPost(context, params.slug);
  return { post, translations: post.translations };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta(matches);
  const { post } = loaderData;
  const { category } = post;
  const path = pathTo(pages.blogPost, { slug: post.slug });
  const crumbs = [
    { label: translate(matches, 'blog')('title'), href: pathTo(pages.blog) },
    ...(category ? [{ label: category.name, href: listPath({ category: category.slug }) }] : []),
    { label: post.title, href: path },
  ];
  return pageMeta(
    matches,
    articleMeta(
      { ...post, path },
      { crumbs, isForMembers: post.access !== undefined, authorName: post.authorName },
    ),
  );
}

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  const { post } = loaderData;
  return post.access ? <MembersPost post={post} /> : <BlogPostPage post={post} />;
}
