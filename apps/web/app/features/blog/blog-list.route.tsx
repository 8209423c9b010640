import { data } from 'react-router';
import { pageMeta } from '../../lib/page-meta.ts';
import { hostContext } from '../../lib/render-host.ts';
import { requireFeature } from '../../lib/require-feature.ts';
import type { Route } from './+types/blog-list.route.ts';
import { BlogListPage } from './blog-list-page.tsx';
import { loadPostList } from './load-posts.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireFeature(context, 'blog');
  context.get(hostContext).tag('blog-posts');
  const page = Number(url.searchParams.get('page') ?? 1);
  if (!Number.isSafeInteger(page) || page < 1) throw data(null, { status: 404 });
  return loadPostList(context, {
    category: url.searchParams.get('category') ?? undefined,
    tag: url.searchParams.get('tag') ?? undefined,
    page,
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData?.filter?.name ?? 'Blog',
    path: '/blog',
    description: 'Articles, reports and notes, newest first.',
  });
}

export default function BlogListRoute({ loaderData }: Route.ComponentProps) {
  return <BlogListPage list={loaderData} />;
}
