import { data } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { hostContext } from '../../lib/render-host.ts';
import { requireFeature } from '../../lib/require-feature.ts';
import type { Route } from './+types/blog-post.route.ts';
import { BlogPostPage } from './blog-post-page.tsx';
import { findPost } from './load-posts.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireFeature(context, 'blog');
  context.get(hostContext).tag('blog-posts');
  const post = await findPost(context, params.slug);
  if (!post) throw data(null, { status: 404 });
  return { post };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, { title: 'Not found', isHidden: true });
  const { post } = loaderData;
  return pageMeta(matches, {
    title: post.title,
    description: post.excerpt,
    path: `/blog/${post.slug}`,
    type: 'article',
    publishedAt: post.publishedAt,
    ...(post.picture ? { image: post.picture } : {}),
  });
}

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  return <BlogPostPage post={loaderData.post} />;
}
